import AppIntents
import FoveaHosting
import ProviderFrames
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
        let hosted = try hosted
        let type = try HostedAppError.translating { () throws(AppFailure) in try hosted.searchIntent }
        return try await runSearch(type, descriptor, deadline)
    }

    private func runSearch<Intent: AppIntent>(
        _ type: Intent.Type,
        _ descriptor: SemanticContentDescriptor,
        _ deadline: Duration?
    ) async throws -> IntentReport {
        try await run(type, answers: [], deadline: deadline) { $0.setSearchedContent(descriptor) }.report
    }
}
