public import CoreSpotlight

/// A query whose entities are indexed, and that indexes them anew when asked.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Indexes the entities with identifiers anew.
    func reindexEntities(
        for identifiers: [Entity.ID],
        indexDescription: CSSearchableIndexDescription
    ) async throws
    /// Indexes all entities anew.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
