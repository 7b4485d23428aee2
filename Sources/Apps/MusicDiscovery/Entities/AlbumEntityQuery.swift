import AppIntents

/// Finds records by identifier and by text.
struct AlbumEntityQuery: EntityStringQuery {
    @Dependency
    private var shelf: RecordShelf

    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] {
        identifiers.compactMap { shelf.library.album($0) }.map(shelf.entity)
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
        shelf.library.albums(matching: string).map(shelf.entity)
    }

    func suggestedEntities() async throws -> [AlbumEntity] {
        shelf.library.albums.sorted { $0.year > $1.year }.prefix(5).map(shelf.entity)
    }
}
