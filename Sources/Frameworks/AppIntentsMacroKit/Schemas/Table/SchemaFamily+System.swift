extension SchemaFamily {
    /// The parameter of a search in an app.
    static let searchedFor = "criteria 'Search For': StringSearchCriteria"

    static let system = SchemaFamily(
        "system",
        "actions that every app may have",
        [
            .intent("open", "opens an entity", "target: *", .opens),
            .intent("search", "searches in the app for a string", searchedFor, .searches),
            .intent("searchInApp", "searches in the app for a string", searchedFor, .searches),
        ]
    )

    static let visualIntelligence = SchemaFamily(
        "visualIntelligence",
        "a visual search",
        [
            .intent(
                "semanticContentSearch",
                "shows more results of a visual search in the app",
                "semanticContent 'Visual Content': SemanticContentDescriptor"
            )
        ]
    )

    static let assistant = SchemaFamily(
        "assistant",
        "an app that is an assistant",
        [.intent("activate", "starts a conversation with the app's assistant")]
    )
}
