import AppIntents

struct AlbumEntityQuery: EntityStringQuery {
    @Dependency
    private var catalog: AlbumCatalog

    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] {
        await catalog.entries(for: identifiers).map { AlbumEntity($0.album, thumbnail: $0.thumbnail) }
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
        await catalog.entries(titled: string).map { AlbumEntity($0.album, thumbnail: $0.thumbnail) }
    }

    func suggestedEntities() async throws -> [AlbumEntity] {
        await catalog.entries.prefix(3).map { AlbumEntity($0.album, thumbnail: $0.thumbnail) }
    }
}
