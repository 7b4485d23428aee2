import AppIntents
import VisualIntelligence

/// Shows all landmarks that match the content.
struct ViewMoreLandmarksIntent: AppIntent, VisualIntelligenceSearchIntent {
    static let title: LocalizedStringResource = "View More Landmarks"
    static let openAppWhenRun = true

    @Parameter(title: "What to look for")
    var semanticContent: SemanticContentDescriptor

    @Dependency
    private var finder: LandmarkFinder

    @Dependency
    private var navigator: LandmarkNavigator

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let (found, kind) = try await finder.landmarks(for: semanticContent)
        navigator.open(.found(navigator.keep(found.map(\.id), by: kind)))
        return .result(dialog: found.count == 1 ? "Found 1 landmark." : "Found \(found.count) landmarks.")
    }
}
