import AppIntents

/// Finds landmarks by identifier and by text.
struct LandmarkEntityQuery: EnumerableEntityQuery, EntityStringQuery {
    @Dependency
    private var finder: LandmarkFinder

    func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
        identifiers.compactMap(finder.store.landmark).map { LandmarkEntity($0) }
    }

    func entities(matching string: String) async throws -> [LandmarkEntity] {
        finder.store.landmarks(matching: string).map { LandmarkEntity($0) }
    }

    func allEntities() async throws -> [LandmarkEntity] { finder.store.landmarks.map { LandmarkEntity($0) } }
}
