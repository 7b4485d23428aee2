extension AppSchema {
    /// The schemas around a visual search.
    @_marker public protocol VisualIntelligenceIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.VisualIntelligenceIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas around a visual search.
    public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent {
        AppSchema.Intent(identifier: "visualIntelligence")
    }
}

extension AppSchema.VisualIntelligenceIntent {
    /// The schema of an intent that shows more results of a visual search in the app.
    ///
    /// The intent has one parameter, `semanticContent`, of the type `SemanticContentDescriptor`. The system runs it
    /// with the descriptor of the search when a person asks for more results.
    public var semanticContentSearch: some AppSchemaIntent {
        AppSchema.Intent(identifier: "visualIntelligence.semanticContentSearch")
    }
}
