import AppIntents
import VisualIntelligence

struct ViewMoreLandmarksIntent: AppIntent, VisualIntelligenceSearchIntent {
    static let title: LocalizedStringResource = "View More Landmarks"
    static let openAppWhenRun = true

    @Parameter(title: "What to look for")
    var semanticContent: SemanticContentDescriptor

    @Dependency var store: LandmarkStore
    @Dependency var screen: LandmarkScreen

    func perform() async throws -> some IntentResult & ProvidesDialog {
        var found = store.landmarks(labeled: semanticContent.labels)
        if found.isEmpty, let image = semanticContent.pixelBuffer.flatMap(ImageConverter().imageByVideoToolbox) {
            found = try await store.landmarks(lookingLike: image, closerThan: 1.2)
        }
        await screen.show(found.map(\.id))
        return .result(dialog: "Found \(found.count) landmarks.")
    }
}
