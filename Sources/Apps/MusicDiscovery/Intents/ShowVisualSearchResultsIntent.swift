import AppIntents
import VisualIntelligence

/// Goes on with a search in the app, where there are filters and more to see.
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
