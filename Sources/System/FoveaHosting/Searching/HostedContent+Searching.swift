@_spi(FoveaRegistration) package import AppIntents
import ProviderFrames
package import VisualIntelligence

extension HostedContent {
    /// The app's query for visual searches.
    package var searchQuery: any IntentValueQuery.Type {
        get throws(AppFailure) {
            let queries = content.valueQueries.filter { Self.input(of: $0) == SemanticContentDescriptor.self }
            guard let query = queries.first else {
                throw AppFailure(
                    .noQuery,
                    """
                    \(name) has no IntentValueQuery whose input is SemanticContentDescriptor. Declare one, with \
                    func values(for input: SemanticContentDescriptor) async throws, and list it where the app isn't \
                    built with the plugin.
                    """
                )
            }
            guard queries.count == 1 else {
                let names = queries.map { String(describing: $0) }.sorted().formatted(.list(type: .and))
                throw AppFailure(
                    .severalQueries,
                    """
                    \(name) has \(queries.count) queries over SemanticContentDescriptor: \(names). Keep one, and let \
                    it answer a union of all the entities.
                    """
                )
            }
            return query
        }
    }

    /// Runs a query for a descriptor after injecting its dependencies.
    package static func entities(
        of query: any IntentValueQuery.Type,
        for descriptor: SemanticContentDescriptor
    ) async throws -> [FoundEntity] {
        try await values(of: query, for: descriptor)
    }

    private static func input<Query: IntentValueQuery>(of query: Query.Type) -> Any.Type { Query.Input.self }

    private static func values<Query: IntentValueQuery>(
        of type: Query.Type,
        for descriptor: SemanticContentDescriptor
    ) async throws -> [FoundEntity] {
        guard let input = descriptor as? Query.Input else { return [] }
        let answer = try await IntentRunner(host: nil).values(of: Query(), for: input)
        return try answer.items.map { try FoundEntity($0, of: type) }
    }
}
