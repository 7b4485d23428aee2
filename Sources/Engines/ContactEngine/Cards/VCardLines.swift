/// The logical lines of cards, each unfolded, with the lines of the file that it comes from.
///
/// Three things continue a line: white space at the start of the next one, a soft line break of quoted-printable text, and
/// in version 2.1 more base64.
struct VCardLines: ~Copyable {
    /// A line as it is meant, and as it is written.
    struct Line {
        /// The unfolded line.
        var text: [UInt8]
        /// The lines of the file, each but the last with a line feed.
        var source: [UInt8]
    }

    /// What continues a line, which the part before its colon says.
    private enum Kind { case unknown, plain, quotedPrintable, base64 }

    /// How far to look for a colon.
    private static let headByteCount = 16_384

    private let lines: [ArraySlice<UInt8>]
    private var position = 0

    /// Divides the bytes of a file; what isn't UTF-8 becomes UTF-8 if a mark at its start says what it is.
    init(_ bytes: [UInt8], limits: VCardLimits) throws(VCardError) {
        guard bytes.count <= limits.byteCount else { throw .tooMany(limits.byteCount, "bytes") }
        var bytes = bytes[...]
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            bytes = Array(CharacterSetDecoder.text(bytes, named: "UTF-16").utf8)[...]
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        // Only files of old systems end their lines with a return alone.
        let end = bytes.contains(0x0A) ? UInt8(0x0A) : 0x0D
        let lines = bytes.split(separator: end, maxSplits: limits.lineCount, omittingEmptySubsequences: false)
        guard lines.count <= limits.lineCount else { throw .tooMany(limits.lineCount, "lines") }
        self.lines = lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }

    /// Returns the next line that isn't empty.
    mutating func next() -> Line? {
        while position < lines.count, lines[position].allSatisfy(Self.isSpace) { position += 1 }
        guard position < lines.count else { return nil }
        // After an empty line, space continues nothing; written without the empty line it would.
        let start = Array(lines[position].drop(while: Self.isSpace))
        var line = Line(text: start, source: start)
        position += 1
        var kind = Kind.unknown
        while position < lines.count {
            if kind == .unknown { kind = Self.kind(of: line.text) }
            let next = lines[position]
            if kind == .quotedPrintable, line.text.last == UInt8(ascii: "=") {
                line.text.removeLast()
                line.text += next
            } else if let first = next.first, Self.isSpace(first) {
                line.text += next.dropFirst()
            } else if kind == .base64, !next.isEmpty, next.allSatisfy(Self.isBase64) {
                line.text += next
            } else {
                break
            }
            line.source.append(0x0A)
            line.source += next
            position += 1
        }
        // Version 2.1 ends base64 with an empty line.
        if kind == .base64, position < lines.count, lines[position].isEmpty { line.source.append(0x0A) }
        return line
    }

    private static func kind(of text: [UInt8]) -> Kind {
        var isQuoted = false
        let end = text.prefix(headByteCount).firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
        guard let colon = end else { return text.count > headByteCount ? .plain : .unknown }
        let head = String(decoding: text[..<colon], as: UTF8.self).uppercased()
        guard head.contains(";") else { return .plain }
        if head.contains("QUOTED-PRINTABLE") { return .quotedPrintable }
        return head.contains(";BASE64") || head.contains("=BASE64") || head.contains("ENCODING=B") ? .base64 : .plain
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): true
        default: false
        }
    }
}
