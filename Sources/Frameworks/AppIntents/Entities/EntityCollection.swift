/// Entities that are named by their identifiers, so that not all of them need be there.
///
/// An intent takes one as a parameter where it acts on many entities and asks for few of their properties: a photo app
/// moves a thousand photos by their identifiers.
public struct EntityCollection<Entity: AppEntity>: _IntentValue, Hashable, Sendable {
    /// The identifiers of the entities, in order.
    public private(set) var identifiers: [Entity.ID]

    /// Creates a collection of the entities with identifiers.
    public init(identifiers: [Entity.ID] = []) { self.identifiers = identifiers }

    /// Creates a collection of entities.
    public init(entities: [Entity]) { identifiers = entities.map(\.id) }

    /// Adds the entity with an identifier.
    public mutating func append(_ identifier: Entity.ID) { identifiers.append(identifier) }

    /// Adds an entity.
    public mutating func append(_ entity: Entity) { identifiers.append(entity.id) }
}

/// A search for entities that are known.
public struct EntityCollectionSearchCriteria<Entity: AppEntity>: SearchCriteria {
    /// The entities.
    public var entities: EntityCollection<Entity>

    /// Creates a search for entities.
    public init(entities: EntityCollection<Entity>) { self.entities = entities }
}

// MARK: - Answers

/// A value that is made of references to entities.
protocol CollectedEntities {
    /// Returns the value for an answer, or nil where it is none.
    static func collected(from answer: Any) async throws -> Self?
}

extension EntityCollection: CollectedEntities {
    static func collected(from answer: Any) async throws -> Self? {
        var collection = EntityCollection()
        for reference in (answer as? any ListedValues)?.listed ?? [answer] {
            if let entity = reference as? Entity {
                collection.append(entity)
            } else {
                guard let found = try await Entity.defaultQuery.find(reference), found.count == 1 else { return nil }
                collection.append(found[0])
            }
        }
        return collection
    }
}

extension EntityCollectionSearchCriteria: CollectedEntities {
    static func collected(from answer: Any) async throws -> Self? {
        if let entities = answer as? EntityCollection<Entity> { return Self(entities: entities) }
        return try await EntityCollection<Entity>.collected(from: answer).map(Self.init)
    }
}
