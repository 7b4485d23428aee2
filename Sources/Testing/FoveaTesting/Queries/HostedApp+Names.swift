@_spi(FoveaRegistration) import AppIntents

/// A way to ask for entities whose type is known by name.
package enum EntityRequest: Sendable {
    case identifiers([String])
    case text(String)
    case suggestions
    case everything
}

extension HostedApp {
    /// Returns entities of a type that is known by name, in the app's order.
    package func entities(ofTypeNamed name: String, _ request: EntityRequest) async throws -> [any AppEntity] {
        let types = try content.entities
        guard let type = types.first(where: { $0.persistentIdentifier == name }) else {
            throw HostedAppError(.unknownName, unknown(name, "entity type", types.map { $0.persistentIdentifier }))
        }
        return try await type.found(in: self, request)
    }

    /// Returns what a query that is known by name answers for an input.
    package func values(
        ofQueryNamed name: String,
        for input: any Sendable
    ) async throws -> Handover<[any _IntentValue]> {
        let types = try content.valueQueries
        guard let type = types.first(where: { $0.persistentIdentifier == name }) else {
            throw HostedAppError(.unknownName, unknown(name, "value query", types.map { $0.persistentIdentifier }))
        }
        return try await values(of: type, for: input)
    }

    private func values<Query: IntentValueQuery>(
        of type: Query.Type,
        for input: any Sendable
    ) async throws -> Handover<[any _IntentValue]> {
        guard input is Query.Input else {
            throw HostedAppError(
                .unsuitableInput,
                "\(type) takes a \(Query.Input.self), not a \(Swift.type(of: input)). Give it one."
            )
        }
        return try await ask(Query()) { query in
            guard let input = input as? Query.Input else { return Handover([]) }
            return Handover(try await query.values(for: input).items)
        }
    }

    private func unknown(_ identifier: String, _ kind: String, _ names: [String]) -> String {
        let offer = names.isEmpty ? "It has none." : "It has: \(names.sorted().joined(separator: ", "))."
        return "\(name) has no \(kind) named \(identifier). \(offer)"
    }
}

extension AppEntity {
    fileprivate static func found(in app: HostedApp, _ request: EntityRequest) async throws -> [any AppEntity] {
        let query = app.query(DefaultQuery.self)
        switch request {
        case .identifiers(let texts):
            return try await query.entities(for: texts.compactMap { ID.entityIdentifier(for: $0) })
        case .suggestions: return try await query.suggestedEntities()
        case .text(let text):
            guard let type = DefaultQuery.self as? any EntityStringQuery.Type else {
                throw missing("entities(matching:)", "EntityStringQuery")
            }
            return try await matches(of: type, text, in: app)
        case .everything:
            guard let type = DefaultQuery.self as? any EnumerableEntityQuery.Type else {
                throw missing("allEntities()", "EnumerableEntityQuery")
            }
            return try await everything(of: type, in: app)
        }
    }

    private static func missing(_ function: String, _ name: String) -> HostedAppError {
        HostedAppError(
            .noQuery,
            "\(DefaultQuery.self) has no \(function). Let it conform to \(name) if people should find entities so."
        )
    }

    private static func matches<Query: EntityStringQuery>(
        of type: Query.Type,
        _ text: String,
        in app: HostedApp
    ) async throws -> [any AppEntity] {
        try await app.query(type).entities(matching: text)
    }

    private static func everything<Query: EnumerableEntityQuery>(
        of type: Query.Type,
        in app: HostedApp
    ) async throws -> [any AppEntity] {
        try await app.query(type).allEntities()
    }
}
