import AppIntents

/// Finds collections by identifier.
struct CollectionEntityQuery: EnumerableEntityQuery {
    @Dependency
    private var finder: LandmarkFinder

    func entities(for identifiers: [CollectionEntity.ID]) async throws -> [CollectionEntity] {
        identifiers.compactMap(finder.store.collection).map(finder.entity)
    }

    func allEntities() async throws -> [CollectionEntity] { finder.store.collections.map(finder.entity) }
}

extension LandmarkFinder {
    /// Returns the entity of a collection, with the picture of its first landmark.
    func entity(_ collection: LandmarkCollection) -> CollectionEntity {
        CollectionEntity(collection, cover: store.landmarks(in: collection).first)
    }
}
