/// Text in the roff language.
enum Roff {
    /// Returns escaped running text; a leading control character would make it a request.
    static func text(_ text: String) -> String {
        let escaped = escape(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }

    /// Returns text in bold.
    static func bold(_ text: String) -> String { "\\fB\(escape(text))\\fR" }

    /// Returns text as one argument of a request.
    static func argument(_ text: String) -> String {
        "\"\(escape(text).replacing("\"", with: "\\(dq"))\""
    }

    private static func escape(_ text: String) -> String {
        text.replacing("\\", with: "\\e")
            .replacing("-", with: "\\-")
            .replacing("'", with: "\\(aq")
            .replacing("…", with: "...")
            .replacing("×", with: "\\(mu")
            .replacing("’", with: "\\(cq")
    }
}
