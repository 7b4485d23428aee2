import AppIntents

struct OpenCollectionIntent: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Collection"
    static let description: IntentDescription? = "Opens the page of a collection."

    @Parameter(title: "Collection", requestValueDialog: IntentDialog("Which collection?"))
    var target: CollectionEntity
}
