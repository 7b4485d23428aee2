import Synchronization

/// What tells signposts of one interval from those of another with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number of the interval.
    public let rawValue: UInt64

    /// Creates one from its number.
    public init(_ value: UInt64) {
        rawValue = value
    }

    /// Creates one that no other interval of the process has.
    public init(log: OSLog) {
        rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Creates the one that belongs to an object as long as it lives.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    private static let next = Atomic<UInt64>(0)

    /// One for intervals that never overlap others of their name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// One that no interval has.
    public static let invalid = OSSignpostID(.max)
    /// One that was never set.
    public static let null = OSSignpostID(0)

    /// Returns a Boolean value that tells whether the number of the first is the smaller one.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
        left.rawValue < right.rawValue
    }
}
