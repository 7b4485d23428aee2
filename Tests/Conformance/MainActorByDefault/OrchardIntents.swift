import AppIntents
import VisualIntelligence

struct OrchardQuery: IntentValueQuery {
    @Dependency var orchard: Orchard

    func values(for input: SemanticContentDescriptor) async throws -> [OrchardResult] {
        guard let buffer = input.pixelBuffer else { return [] }
        return try await orchard.trees(like: buffer).map { .tree(TreeEntity(tree: $0)) }
    }
}

struct OpenTreeIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Tree"
    @Parameter(title: "Tree") var target: TreeEntity
    @Dependency var orchard: Orchard

    @MainActor
    func perform() async throws -> some IntentResult {
        orchard.opened = target.id
        return .result()
    }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SearchOrchardIntent {
    static let title: LocalizedStringResource = "Search the Orchard"
    static let openAppWhenRun = true
    var semanticContent: SemanticContentDescriptor
    @Dependency var orchard: Orchard

    @MainActor
    func perform() async throws -> some IntentResult {
        orchard.opened = semanticContent.labels.first
        return .result()
    }
}

struct OrchardShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenTreeIntent(),
            phrases: ["Open a tree in \(.applicationName)"],
            shortTitle: "Open Tree",
            systemImageName: "tree"
        )
    }
}
