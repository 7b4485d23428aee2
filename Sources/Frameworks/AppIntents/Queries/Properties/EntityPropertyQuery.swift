/// A query that finds entities by the values of their properties.
///
/// The query says which comparisons it understands and turns each into something of its own, such as a closure or
/// part of a database query. The system combines what a person asks for.
///
/// ```swift
/// struct AlbumQuery: EntityPropertyQuery {
///     static var properties: QueryProperties {
///         QueryProperties {
///             Property(\AlbumEntity.$name) {
///                 EqualToComparator { name in { $0.name == name } }
///                 ContainsComparator { part in { $0.name.contains(part) } }
///             }
///         }
///     }
///
///     static var sortingOptions: SortingOptions {
///         SortingOptions { SortableBy(\AlbumEntity.$name) }
///     }
///
///     func entities(
///         matching comparators: [(AlbumEntity) -> Bool],
///         mode: ComparatorMode,
///         sortedBy: [Sort<AlbumEntity>],
///         limit: Int?
///     ) async throws -> [AlbumEntity] { … }
/// }
/// ```
public protocol EntityPropertyQuery: EntityQuery {
    /// What the query makes of a comparison.
    associatedtype ComparatorMappingType

    /// The comparisons that the query understands.
    static var properties: QueryProperties { get }
    /// The properties that the query can sort by.
    static var sortingOptions: SortingOptions { get }
    /// The description of the intent that finds entities by their properties, or nil for none.
    static var findIntentDescription: IntentDescription? { get }
    /// Returns the entities for which comparisons hold.
    ///
    /// - Parameters:
    ///   - comparators: The comparisons.
    ///   - mode: Whether all of the comparisons have to hold, or one of them.
    ///   - sortedBy: What to sort by, the most important property first.
    ///   - limit: The most entities to return, or nil for all.
    func entities(
        matching comparators: [ComparatorMappingType],
        mode: ComparatorMode,
        sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// Whether all of several comparisons have to hold.
    public typealias ComparatorMode = EntityQueryComparatorMode
    /// The comparisons that the query understands.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// The comparisons of one property.
    public typealias Property = EntityQueryProperty
    /// The properties that the query can sort by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property that the query can sort by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// A property to sort by, and the order.
    public typealias Sort = EntityQuerySort

    /// The description of the intent that finds entities: none.
    public static var findIntentDescription: IntentDescription? { nil }
}

// One query may list its entities and find them by their properties; each protocol has a default, and this one decides.
extension EntityPropertyQuery where Self: EnumerableEntityQuery {
    /// The description of the intent that finds entities: none.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all of several comparisons have to hold, or one of them.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    /// All comparisons have to hold.
    case and
    /// One comparison has to hold.
    case or
}
