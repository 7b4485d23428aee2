/// A condition on the metadata of items.
///
/// Values of different kinds are never equal, and neither comes before the other. An item without the key fulfils no
/// condition on it, so `!filter` also holds for items that lack the key.
///
/// ```swift
/// let filter: MetadataFilter = .equals("shop", "Berlin") && .isAtLeast("year", 1990)
/// ```
public indirect enum MetadataFilter: Sendable, Hashable {
    /// The item has the key.
    case exists(String)
    /// The value equals another.
    case equals(String, MetadataValue)
    /// The value is one of several.
    case isOne(String, of: Set<MetadataValue>)
    /// The value comes before another.
    case isLess(String, MetadataValue)
    /// The value comes before another or equals it.
    case isAtMost(String, MetadataValue)
    /// The value comes after another.
    case isGreater(String, MetadataValue)
    /// The value comes after another or equals it.
    case isAtLeast(String, MetadataValue)
    /// All conditions hold; an empty list holds too.
    case all([MetadataFilter])
    /// At least one condition holds.
    case any([MetadataFilter])
    /// The condition doesn't hold.
    case not(MetadataFilter)
}

extension MetadataFilter {
    /// Joins two conditions that both must hold.
    public static func && (a: MetadataFilter, b: MetadataFilter) -> MetadataFilter { .all([a, b]) }
    /// Joins two conditions of which one must hold.
    public static func || (a: MetadataFilter, b: MetadataFilter) -> MetadataFilter { .any([a, b]) }
    /// Reverses a condition.
    public static prefix func ! (filter: MetadataFilter) -> MetadataFilter { .not(filter) }

    /// Returns whether metadata fulfil the condition.
    public func matches(_ metadata: [String: MetadataValue]) -> Bool {
        switch self {
        case .exists(let key): metadata[key] != nil
        case .equals(let key, let value): metadata[key] == value
        case .isOne(let key, let values): metadata[key].map(values.contains) ?? false
        case .isLess(let key, let value): metadata[key]?.isBefore(value) ?? false
        case .isAtMost(let key, let value):
            metadata[key].map { $0 == value || $0.isBefore(value) ?? false } ?? false
        case .isGreater(let key, let value): metadata[key].flatMap { value.isBefore($0) } ?? false
        case .isAtLeast(let key, let value):
            metadata[key].map { $0 == value || value.isBefore($0) ?? false } ?? false
        case .all(let filters): filters.allSatisfy { $0.matches(metadata) }
        case .any(let filters): filters.contains { $0.matches(metadata) }
        case .not(let filter): !filter.matches(metadata)
        }
    }
}
