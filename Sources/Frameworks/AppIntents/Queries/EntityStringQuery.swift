/// A query that also finds entities by what people type or say.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the entities that match a text, the best first.
    func entities(matching string: String) async throws -> Result
}

/// A query that can list every entity.
public protocol EnumerableEntityQuery: EntityQuery {
    /// The description of the intent that finds entities by their properties, or nil for none.
    static var findIntentDescription: IntentDescription? { get }
    /// Returns all entities.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    /// The description of the intent that finds entities: none.
    public static var findIntentDescription: IntentDescription? { nil }

    /// Returns all entities.
    public func suggestedEntities() async throws -> Result { try await allEntities() }
}
