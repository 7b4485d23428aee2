@_spi(FoveaRegistration) import AppIntents
import VisualIntelligence

/// An entity that a query answered.
struct FoundEntity: Sendable {
    let entity: any AppEntity
    /// The name of the union's case around it, if there is one.
    let unionCase: String?
}

extension HostedApp {
    /// Asks the app's one query for the values of a descriptor.
    func values(for descriptor: SemanticContentDescriptor, deadline: Duration?) async throws -> [FoundEntity] {
        let query = try searchQuery
        let exceeded = HostedAppError(
            .timeout,
            """
            \(query) didn't answer within \(deadline ?? .zero). Answer with what is found so far when the task is \
            cancelled, or give the search a longer deadline.
            """
        )
        return try await Deadline.run(deadline, exceeded: exceeded) {
            try await withDependencies { try await Self.values(of: query, for: descriptor) }
        }
    }

    /// The app's query of visual searches.
    private var searchQuery: any IntentValueQuery.Type {
        get throws(HostedAppError) {
            let queries = try content.valueQueries.filter { Self.input(of: $0) == SemanticContentDescriptor.self }
            guard let query = queries.first else {
                throw HostedAppError(
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
                throw HostedAppError(
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

extension FoundEntity {
    /// Takes an entity out of the unions around it.
    init<Query: IntentValueQuery>(_ value: any _IntentValue, of query: Query.Type) throws(HostedAppError) {
        var value = value
        var unionCase: String?
        while let union = value as? any _IntentValueRepresentable, !(value is any AppEntity) {
            unionCase = unionCase ?? Mirror(reflecting: union).children.first?.label
            value = union.asIntentValue
        }
        guard let entity = value as? any AppEntity else {
            throw HostedAppError(
                .notAnEntity,
                """
                \(query) answered a \(type(of: value)), which nothing can show or open. Answer entities, or a union \
                of entities.
                """
            )
        }
        self.init(entity: entity, unionCase: unionCase)
    }
}
