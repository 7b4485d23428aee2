import AppIntents

/// Opens the page of a collection.
struct OpenCollectionIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Collection"

    @Parameter(title: "Collection", requestValueDialog: "Which collection?")
    var target: CollectionEntity

    @Dependency
    private var navigator: LandmarkNavigator

    func perform() async throws -> some IntentResult {
        navigator.open(.collection(target.id))
        return .result()
    }
}
