import FoveaTesting

/// A query of an app that answers values of the system, such as a visual search.
public struct IntentValueQueryDefinition: Sendable {
    /// The identifier of the app.
    public let bundleIdentifier: String
    /// The name of the query's type.
    public let queryIdentifier: String

    /// Asks the query for the values of an input.
    public func values(for input: some IntentValueConvertible) async throws -> ResolvedValueQueryResult {
        let values = try await InstalledApps.app(for: bundleIdentifier)
            .values(ofQueryNamed: queryIdentifier, for: input)
        return ResolvedValueQueryResult(
            items: DynamicPropertyPathCollection(values.value.map { IntentValueBox($0, bundleIdentifier) })
        )
    }
}

/// What a query answered.
public struct ResolvedValueQueryResult: Sendable {
    /// The values, in the app's order.
    public let items: DynamicPropertyPathCollection
}
