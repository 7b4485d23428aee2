public import CoreSpotlight

/// A query of indexed entities, which indexes them again when asked.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Indexes the entities with identifiers again.
    func reindexEntities(
        for identifiers: [Entity.ID],
        indexDescription: CSSearchableIndexDescription
    ) async throws
    /// Indexes all entities again.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
