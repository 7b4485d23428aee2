import AppIntents
import VisualIntelligence

/// Answers a visual search with the record, then the concerts of its artist.
struct MusicVisualSearchQuery: IntentValueQuery {
    @Dependency private var finder: CoverSearch
    @Dependency private var shelf: RecordShelf
    @Dependency private var concerts: UpcomingConcertManager

    func values(for input: SemanticContentDescriptor) async throws -> [VisualSearchResult] {
        let albums = try await finder.albums(in: input)
        var results = albums.map { VisualSearchResult.album(shelf.entity($0)) }
        if let first = albums.first {
            let evenings = try await concerts.concerts(of: shelf.library.artistName(of: first))
            results += evenings.map { .concert(shelf.entity($0)) }
        }
        return results
    }
}
