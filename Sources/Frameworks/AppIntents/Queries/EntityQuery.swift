/// A type that finds entities of an app.
///
/// The system makes a query for every call, so a query keeps nothing but its dependencies. Identifiers of entities
/// that no longer exist are left out of an answer; they are not an error.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// The type of the entities.
    associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
    /// The type of the collection of suggestions.
    associatedtype Result = [Entity]

    /// Creates a query.
    init()
    /// Returns the entities with identifiers, in any order.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the entities to offer before people have said anything.
    func suggestedEntities() async throws -> Result
    /// Returns the entities to choose from.
    func results() async throws -> Result
    /// The processes that may run the query.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    /// Returns how the entities with identifiers look.
    func displayRepresentations(for identifiers: [Entity.ID]) async throws -> [Entity.ID: DisplayRepresentation]
}

extension EntityQuery {
    /// Returns no suggestions.
    public func suggestedEntities() async throws -> Result { .empty }

    /// Returns the suggestions.
    public func results() async throws -> Result { try await suggestedEntities() }

    /// The processes that may run the query: any.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }

    /// Returns the display representations of the entities that exist.
    public func displayRepresentations(
        for identifiers: [Entity.ID]
    ) async throws -> [Entity.ID: DisplayRepresentation] {
        let entities = try await entities(for: identifiers)
        return Dictionary(entities.map { ($0.id, $0.displayRepresentation) }, uniquingKeysWith: { first, _ in first })
    }
}
