@_spi(FoveaRegistration) package import AppIntents
import ProviderFrames
package import VisualIntelligence

extension HostedContent {
    /// The app's intent for more results of a visual search.
    ///
    /// It has the schema `visualIntelligence.semanticContentSearch`, conforms to `VisualIntelligenceSearchIntent`, or
    /// has a parameter `semanticContent`.
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
    /// Sets the intent's parameter for the searched content.
    package func setSearchedContent(_ descriptor: SemanticContentDescriptor) {
        contentParameter?.wrappedValue = descriptor
    }

    /// The parameter for the searched content.
    fileprivate var contentParameter: IntentParameter<SemanticContentDescriptor>? {
        let parameter = hostedParameters.first { $0.name == "semanticContent" }?.parameter
        return parameter as? IntentParameter<SemanticContentDescriptor>
    }
}
