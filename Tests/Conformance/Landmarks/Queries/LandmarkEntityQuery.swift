import AppIntents

struct LandmarkEntityQuery: EnumerableEntityQuery {
    @Dependency var store: LandmarkStore

    func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [LandmarkEntity] {
        var entities: [LandmarkEntity] = []
        for landmark in store.landmarks {
            entities.append(LandmarkEntity(landmark: landmark, thumbnail: await store.thumbnail(of: landmark)))
        }
        return entities
    }
}

struct CollectionEntityQuery: EntityQuery {
    @Dependency var store: LandmarkStore

    func entities(for identifiers: [CollectionEntity.ID]) -> [CollectionEntity] {
        store.collections.filter { identifiers.contains($0.id) }.map(CollectionEntity.init)
    }
}
