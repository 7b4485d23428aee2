import AppIntents
import VisualIntelligence

/// Shows everything that fits in the app's own search.
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowVisualSearchResultsIntent {
    static let title: LocalizedStringResource = "Search in Music"
    static let openAppWhenRun: Bool = true

    var semanticContent: SemanticContentDescriptor

    @Dependency var catalog: AlbumCatalog
    @Dependency var navigator: MusicNavigator

    func perform() async throws -> some IntentResult {
        guard let pixelBuffer = semanticContent.pixelBuffer else { return .result() }
        let albums = try await catalog.search(matching: pixelBuffer)
        await navigator.open(.search(albums.map(\.album.id)))
        return .result()
    }
}
