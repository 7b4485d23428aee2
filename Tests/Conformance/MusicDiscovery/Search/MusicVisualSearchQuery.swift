import AppIntents
import VisualIntelligence

/// Answers what a person points at: the record, then the concerts of its artist.
struct MusicVisualSearchQuery: IntentValueQuery {
    @Dependency var catalog: AlbumCatalog
    @Dependency var concerts: UpcomingConcertManager

    func values(for input: SemanticContentDescriptor) async throws -> [VisualSearchResult] {
        guard let pixelBuffer = input.pixelBuffer else { return [] }

        let albums = try await catalog.search(matching: pixelBuffer)
        var results = albums.map { VisualSearchResult.album(AlbumEntity($0.album, thumbnail: $0.thumbnail)) }
        if let artist = albums.first?.album.artist {
            let evenings = try await concerts.concerts(of: artist)
            results += evenings.map { .concert(ConcertEntity(concert: $0)) }
        }
        return results
    }
}
