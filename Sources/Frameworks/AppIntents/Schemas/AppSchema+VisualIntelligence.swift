// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around a visual search.
    @_marker public protocol VisualIntelligenceIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.VisualIntelligenceIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around a visual search.
    public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent {
        AppSchema.Intent(identifier: "visualIntelligence")
    }
}

extension AppSchema.VisualIntelligenceIntent {
    /// The schema of an intent that shows more results of a visual search in the app.
    ///
    /// - `semanticContent: SemanticContentDescriptor`
    public var semanticContentSearch: some AppSchemaIntent {
        AppSchema.Intent(identifier: "visualIntelligence.semanticContentSearch")
    }
}

extension AssistantSchemas {
    /// The schemas of intents around a visual search.
    public typealias VisualIntelligenceIntent = AppSchema.VisualIntelligenceIntent
}
