/// An action that shows more results of a visual search in the app.
///
/// The system runs it with the descriptor of the search when a person asks for more results. The schema says the same
/// with a macro, `@AppIntent(schema: .visualIntelligence.semanticContentSearch)`.
///
/// ```swift
/// struct ViewMoreLandmarks: AppIntent, VisualIntelligenceSearchIntent {
///     static let title: LocalizedStringResource = "View More Landmarks"
///
///     @Parameter(title: "Content")
///     var semanticContent: SemanticContentDescriptor
///
///     func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public protocol VisualIntelligenceSearchIntent: AppIntent {
    /// What the person is looking at.
    var semanticContent: SemanticContentDescriptor { get set }
}
