public import AppIntents

/// A query of a hosted app that finds entities.
///
/// Every call makes a query of its own, as the system does, so a query keeps nothing but its dependencies.
public struct EntityQueryHandle<Query: EntityQuery>: Sendable {
    private let app: HostedApp

    init(_ app: HostedApp) { self.app = app }

    /// Returns the entities with identifiers, in the app's order; those that don't exist are left out.
    public func entities(for identifiers: [Query.Entity.ID]) async throws -> [Query.Entity] {
        try await app.ask(Query()) { try await $0.entities(for: identifiers) }
    }

    /// Returns the entities to offer before people have said anything.
    public func suggestedEntities() async throws -> [Query.Entity] {
        try await app.ask(Query()) { try await $0.suggestedEntities().items }
    }
}

extension EntityQueryHandle where Query: EntityStringQuery {
    /// Returns the entities that match a text, the best first.
    public func entities(matching text: String) async throws -> [Query.Entity] {
        try await app.ask(Query()) { try await $0.entities(matching: text).items }
    }
}

extension EntityQueryHandle where Query: EnumerableEntityQuery {
    /// Returns every entity.
    public func allEntities() async throws -> [Query.Entity] {
        try await app.ask(Query()) { try await $0.allEntities().items }
    }
}

extension HostedApp {
    /// Returns a query of the app that finds entities.
    public func query<Query: EntityQuery>(_ type: Query.Type) -> EntityQueryHandle<Query> { EntityQueryHandle(self) }
}
