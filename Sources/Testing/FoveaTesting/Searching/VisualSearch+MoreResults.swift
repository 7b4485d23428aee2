@_spi(FoveaRegistration) import AppIntents
import VisualIntelligence

extension VisualSearch {
    /// Runs what the button for more results runs: the app's intent that searches for visual content.
    ///
    /// That is an intent of the schema `visualIntelligence.semanticContentSearch`, or one that takes a
    /// `semanticContent`.
    @discardableResult
    public nonisolated(nonsending) func moreResults(for input: some VisualSearchInput) async throws -> IntentReport {
        let content = try input.visualSearchContent()
        return try await app.moreResults(for: content.descriptor(limits), deadline: deadline)
    }
}

extension VisualSearchResults {
    /// Runs what the button for more results runs, with the description that was searched for.
    @discardableResult
    public func moreResults() async throws -> IntentReport {
        try await app.moreResults(for: descriptor, deadline: app.deadline)
    }
}

extension HostedApp {
    func moreResults(for descriptor: SemanticContentDescriptor, deadline: Duration?) async throws -> IntentReport {
        guard let type = try content.intents.first(where: { Self.searchesContent($0) }) else {
            throw HostedAppError(
                .noSearchIntent,
                """
                \(name) has no intent for more results. Declare one with \
                @AppIntent(schema: .visualIntelligence.semanticContentSearch) and \
                var semanticContent: SemanticContentDescriptor.
                """
            )
        }
        return try await runSearch(type, descriptor, deadline)
    }

    private static func searchesContent(_ type: any AppIntent.Type) -> Bool {
        if type is any VisualIntelligenceSearchIntent.Type { return true }
        if let schema = (type as? any AssistantSchemaIntent.Type)?.__appSchemaIntent {
            return schema.identifier == "visualIntelligence.semanticContentSearch"
        }
        return type.init().contentParameter != nil
    }

    private func runSearch<Intent: AppIntent>(
        _ type: Intent.Type,
        _ descriptor: SemanticContentDescriptor,
        _ deadline: Duration?
    ) async throws -> IntentReport {
        try await run(type, answers: [], deadline: deadline) { intent in
            intent.contentParameter?.wrappedValue = descriptor
        }.report
    }
}

extension AppIntent {
    /// The parameter that takes what a visual search is about.
    fileprivate var contentParameter: IntentParameter<SemanticContentDescriptor>? {
        let parameter = hostedParameters.first { $0.name == "semanticContent" }?.parameter
        return parameter as? IntentParameter<SemanticContentDescriptor>
    }
}
