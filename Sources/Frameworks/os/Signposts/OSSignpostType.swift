/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt8

    /// Creates a kind from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates a kind from its number.
    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A moment.
    public static let event = OSSignpostType(0x00)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(0x01)
    /// The end of an interval.
    public static let end = OSSignpostType(0x02)
}

extension OSSignpostType {
    /// The word for it in a line of the log.
    var name: String {
        switch self {
        case .begin: "begin"
        case .end: "end"
        default: "event"
        }
    }
}
