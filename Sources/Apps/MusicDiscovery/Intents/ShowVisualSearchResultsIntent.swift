import AppIntents
import VisualIntelligence

/// Shows all results of a search in the app, with filters.
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowVisualSearchResultsIntent {
    static let title: LocalizedStringResource = "Search in Music"
    static let openAppWhenRun: Bool = true

    var semanticContent: SemanticContentDescriptor

    @Dependency var finder: CoverSearch
    @Dependency var navigator: MusicNavigator

    func perform() async throws -> some IntentResult {
        let found = try await finder.everything(for: semanticContent)
        let picture = semanticContent.pixelBuffer?.image.flatMap(Thumbnail.encode)
        navigator.open(.search(navigator.keep(found.albums.map(\.id), shown: found.shown, picture: picture)))
        return .result()
    }
}
