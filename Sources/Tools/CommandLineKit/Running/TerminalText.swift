/// Text for a terminal, with control characters removed.
///
/// Names, titles and messages come from files, catalogs and apps of others, and may contain anything. All text that
/// an ``OutputChannel`` writes is filtered by ``cleaned(_:)``, so that no caller can forget it. The program's own
/// control sequences are marked with a random seal of the process, which foreign text can't contain.
package enum TerminalText {
    /// The start of a sealed sequence: U+FDD0, a noncharacter, which no text needs, and the seal.
    private static let opening: [UInt8] =
        [0xEF, 0xB7, 0x90] + Array("\(String(UInt64.random(in: 0...(.max)), radix: 36)).".utf8)
    /// The end of a sealed sequence: U+FDD1.
    private static let closing: [UInt8] = [0xEF, 0xB7, 0x91]
    private static let replacement = Array("\u{FFFD}".utf8)

    /// Returns sealed control sequences, which pass the filter.
    package static func sealed(_ codes: String) -> String {
        String(decoding: opening, as: UTF8.self) + codes + String(decoding: closing, as: UTF8.self)
    }

    /// Returns text with a replacement for each control character and change of writing direction, and with sealed
    /// sequences unsealed.
    ///
    /// Line breaks and tabs stay; ``Swift/String/onOneLine`` replaces them in a part of a line.
    package static func cleaned(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        guard bytes.contains(where: \.mayBeginControl) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.first {
            if let codes = takeSealed(from: &rest) {
                result += codes
                continue
            }
            let length = controlLength(rest)
            if length == 0 {
                result.append(byte)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(length)
            // CR LF is a line break.
            if byte != UInt8(ascii: "\r") || rest.first != UInt8(ascii: "\n") { result += replacement }
        }
        return result
    }

    /// Removes a sealed sequence from the start of a text and returns it, or returns nil when there is none.
    private static func takeSealed(from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.starts(with: opening) else { return nil }
        let codes = rest.dropFirst(opening.count)
        var end = codes.startIndex
        while end < codes.endIndex, !codes[end...].starts(with: closing) { end += 1 }
        guard end < codes.endIndex else { return nil }
        rest = codes[end...].dropFirst(closing.count)
        return codes[..<end]
    }

    /// The number of bytes of a leading control character, or 0 for another character.
    private static func controlLength(_ text: ArraySlice<UInt8>) -> Int {
        var bytes = text.makeIterator()
        let (first, second, third) = (bytes.next() ?? 0x0A, bytes.next() ?? 0, bytes.next() ?? 0)
        switch (first, second, third) {
        // Line feeds and tabs; the other controls of ASCII.
        case (0x0A, _, _), (0x09, _, _): return 0
        case (0..<0x20, _, _), (0x7F, _, _): return 1
        // U+0080 to U+009F, which some terminals take for escape sequences.
        case (0xC2, 0x80...0x9F, _): return 2
        // U+2028 to U+202E and U+2066 to U+2069: line separators, and changes of writing direction.
        case (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9): return 3
        // U+FDD0 and U+FDD1, the marks of sealed sequences.
        case (0xEF, 0xB7, 0x90...0x91): return 3
        default: return 0
        }
    }
}

extension UInt8 {
    /// A Boolean value that indicates whether a character that starts with the byte may be a control character.
    fileprivate var mayBeginControl: Bool {
        switch self {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: true
        default: false
        }
    }
}

extension String {
    /// The text with a space for each line break and tab, for use in a line.
    package var onOneLine: String {
        guard contains(where: { $0.isNewline || $0 == "\t" }) else { return self }
        return String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}
