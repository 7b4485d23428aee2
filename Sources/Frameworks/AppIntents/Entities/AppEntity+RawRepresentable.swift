extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// The raw value.
    public var id: RawValue { rawValue }
}

extension AppEntity
where Self: RawRepresentable, ID == RawValue, DefaultQuery == _RawRepresentableEntityQuery<Self> {
    /// A query that makes entities from their raw values.
    public static var defaultQuery: DefaultQuery { DefaultQuery() }
}

/// A query of entities that are made from their raw values.
public struct _RawRepresentableEntityQuery<Entity: AppEntity & RawRepresentable>: EntityQuery
where Entity.ID == Entity.RawValue {
    /// Creates the query.
    public init() {}

    /// Returns the entities with raw values; values that stand for none are left out.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap { Entity(rawValue: $0) }
    }
}
