/// Text that is shown as it is, without characters that hide or reorder others.
enum ShownText {
    /// Returns whether a text has no control characters, no marks of direction and none that can't be seen.
    ///
    /// - Parameter withLines: Whether line breaks and tabs are allowed.
    static func isPlain(_ text: String, withLines: Bool = false) -> Bool {
        text.unicodeScalars.allSatisfy { isPlain($0) || (withLines && ($0 == "\n" || $0 == "\t")) }
    }

    /// Returns a text without such characters; line breaks and tabs stay.
    static func cleaned(_ text: String) -> String {
        let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        guard !isPlain(unified, withLines: true) else { return unified }
        let scalars = unified.unicodeScalars.filter { isPlain($0) || $0 == "\n" || $0 == "\t" }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns a text on one line, without such characters.
    static func line(_ text: String) -> String {
        cleaned(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns the beginning of a text for a message, on one line.
    static func excerpt(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(80).filter { isPlain($0) }
        let shown = String(String.UnicodeScalarView(scalars))
        return text.unicodeScalars.count > 80 ? shown + "…" : shown
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            // Emoji and some scripts join letters with these two.
            scalar == "\u{200D}" || scalar == "\u{200C}"
        default: true
        }
    }
}
