/// An entity that an intent makes and that isn't looked up later.
///
/// The identifier belongs to the storage of the first property: copies have the same, and another entity has another.
public protocol TransientAppEntity: AppEntity {
    /// Creates an entity whose properties have no values yet.
    init()
}

extension TransientAppEntity where ID == UUID {
    /// An identifier that lasts as long as the entity.
    public var id: UUID {
        for child in Mirror(reflecting: self).children {
            if let identity = child.value as? any TransientIdentity { return identity.transientIdentifier }
        }
        // Entities without properties are all alike.
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension TransientAppEntity where DefaultQuery == _TransientAppEntityQuery<Self> {
    /// A query that finds nothing, since the entities aren't kept.
    public static var defaultQuery: DefaultQuery { DefaultQuery() }
}

/// A query of entities that aren't kept.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    /// Creates the query.
    public init() {}

    /// Returns no entities.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// Storage that can identify the entity it belongs to.
protocol TransientIdentity {
    var transientIdentifier: UUID { get }
}
