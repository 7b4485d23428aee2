// The schema macro, on a struct that conforms by itself and on one that doesn't; the app comes forward.
import AppIntents
import VisualIntelligence

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct CarSearch {
    static let title: LocalizedStringResource = "Search Cars"
    static let supportedModes: IntentModes = [.foreground(.immediate)]
    var semanticContent: SemanticContentDescriptor
}

extension CarSearch: TargetContentProvidingIntent {}

@available(iOS 26.0, *)
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct CarSearchWithOwnConformance: AppIntent {
    static var title: LocalizedStringResource { "Search Cars" }
    static var openAppWhenRun: Bool { true }

    @Dependency var garage: Garage
    let limit = 3
    static let shared = Garage()
    var semanticContent: SemanticContentDescriptor
    var first: String? { semanticContent.labels.first }

    @MainActor func perform() async throws -> some IntentResult {
        garage.searched = first ?? ""
        return .result()
    }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct CarSearchWithParameter {
    @Parameter(title: "Picture") var semanticContent: SemanticContentDescriptor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(semanticContent.labels.count) cars")
    }
}

@MainActor final class Garage {
    var searched = ""
    nonisolated init() {}
}
