/// The target of a request, decoded once: a path in segments and a query.
///
/// A target that a file system or another server could understand differently is refused: one with `.` or `..`
/// segments, encoded slashes, control characters or bytes that aren't UTF-8.
public struct HTTPTarget: Sendable, Hashable {
    /// The path as it was sent, without the query.
    public let path: String
    /// The percent-decoded segments of the path; the last one is empty where the path ends in a slash.
    public let segments: [String]
    /// The percent-decoded names and values of the query, in order.
    public let query: [Item]
    /// The query as it was sent, without the question mark.
    public let rawQuery: String

    /// A name and a value of a query.
    public struct Item: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The value; empty where there is none.
        public let value: String
    }

    /// Parses a target in origin form, or returns nil for any other.
    public init?(_ text: String) {
        guard text.first == "/", text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.contains("#")
        else { return nil }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        rawQuery = parts.count > 1 ? String(parts[1]) : ""
        var segments: [String] = []
        for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let segment = Self.decoded(part), Self.isHarmless(segment) else { return nil }
            segments.append(segment)
        }
        guard !segments.dropLast().contains("") else { return nil }
        self.segments = segments
        var query: [Item] = []
        for part in rawQuery.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(pair[0], isQuery: true),
                let value = Self.decoded(pair.count > 1 ? pair[1] : "", isQuery: true)
            else { return nil }
            query.append(Item(name: name, value: value))
        }
        self.query = query
    }

    /// The values of a name, in order.
    public func values(_ name: String) -> [String] {
        query.filter { $0.name == name }.map(\.value)
    }

    private static func isHarmless(_ segment: String) -> Bool {
        segment != "." && segment != ".."
            && segment.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }
    }

    private static func decoded(_ text: Substring, isQuery: Bool = false) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where isQuery: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
