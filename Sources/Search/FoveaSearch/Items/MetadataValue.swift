public import Foundation

/// A value that a catalog keeps with an item, to filter by.
public enum MetadataValue: Sendable, Hashable {
    /// A string.
    case string(String)
    /// A number.
    case number(Double)
    /// A Boolean value.
    case bool(Bool)
    /// A point in time.
    case date(Date)
}

// MARK: - Literals

extension MetadataValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a Boolean value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension MetadataValue: CustomStringConvertible {
    /// The value as people read it; a date in the form of ISO 8601.
    public var description: String {
        switch self {
        case .string(let text): text
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
        case .bool(let flag): "\(flag)"
        case .date(let date): date.formatted(.iso8601)
        }
    }
}

extension MetadataValue {
    /// Returns whether this value comes before another of its kind, or nil when their kinds differ.
    func isBefore(_ other: MetadataValue) -> Bool? {
        switch (self, other) {
        // By Unicode scalars, as the store compares them.
        case (.string(let a), .string(let b)): a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
        case (.number(let a), .number(let b)): a < b
        case (.date(let a), .date(let b)): a < b
        case (.bool(let a), .bool(let b)): !a && b
        default: nil
        }
    }
}
