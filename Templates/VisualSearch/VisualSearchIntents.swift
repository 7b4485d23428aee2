import AppIntents
import VisualIntelligence

/// Opens an item that a search found.
struct OpenItemIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Item"

    @Parameter(title: "Item", requestValueDialog: "Which item?")
    var target: ItemEntity

    func perform() async throws -> some IntentResult {
        // Show the item here: the app is in front.
        .result()
    }
}

/// Opens a collection that a search found.
struct OpenCollectionIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Collection"

    @Parameter(title: "Collection", requestValueDialog: "Which collection?")
    var target: CollectionEntity

    func perform() async throws -> some IntentResult {
        // Show the collection here: the app is in front.
        .result()
    }
}

/// Goes on with a search in the app, where there is room for more results.
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct MoreResultsIntent: AppIntent {
    static let title: LocalizedStringResource = "More Results"
    static let openAppWhenRun: Bool = true

    @Parameter(title: "Content")
    var semanticContent: SemanticContentDescriptor

    func perform() async throws -> some IntentResult {
        // Search with semanticContent here: the app is in front.
        .result()
    }
}
