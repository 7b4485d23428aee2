/// An entity of which an app has exactly one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == String {
    /// The name of the type, for there is no other entity of the type.
    public var id: String { Self.persistentIdentifier }
}

/// A query of an entity of which an app has exactly one.
public protocol UniqueAppEntityQuery: EntityQuery {
    /// The type of the entity.
    associatedtype Entity

    /// Returns the entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// Returns the entity if its identifier is among those asked for.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }
}

extension UniqueAppEntityQuery where Result == [Entity] {
    /// Returns the entity.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}
