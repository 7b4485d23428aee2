@_spi(FoveaRegistration) package import AppIntents
import ProviderFrames
package import VisualIntelligence

extension HostedContent {
    /// The app's intent that goes on with a visual search.
    ///
    /// That is an intent of the schema `visualIntelligence.semanticContentSearch`, one that conforms to
    /// `VisualIntelligenceSearchIntent`, or one that takes a `semanticContent`.
    package var searchIntent: any AppIntent.Type {
        get throws(AppFailure) {
            guard let type = content.intents.first(where: { Self.searchesContent($0) }) else {
                throw AppFailure(
                    .noMoreResults,
                    """
                    \(name) has no intent for more results. Declare one with \
                    @AppIntent(schema: .visualIntelligence.semanticContentSearch) and \
                    var semanticContent: SemanticContentDescriptor.
                    """
                )
            }
            return type
        }
    }

    private static func searchesContent(_ type: any AppIntent.Type) -> Bool {
        if type is any VisualIntelligenceSearchIntent.Type { return true }
        if let schema = (type as? any AssistantSchemaIntent.Type)?.__appSchemaIntent {
            return schema.identifier == "visualIntelligence.semanticContentSearch"
        }
        return type.init().contentParameter != nil
    }
}

extension AppIntent {
    /// Gives the intent what a visual search is about.
    package func setSearchedContent(_ descriptor: SemanticContentDescriptor) {
        contentParameter?.wrappedValue = descriptor
    }

    /// The parameter that takes what a visual search is about.
    fileprivate var contentParameter: IntentParameter<SemanticContentDescriptor>? {
        let parameter = hostedParameters.first { $0.name == "semanticContent" }?.parameter
        return parameter as? IntentParameter<SemanticContentDescriptor>
    }
}
