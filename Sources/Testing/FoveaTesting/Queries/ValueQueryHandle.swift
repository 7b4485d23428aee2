public import AppIntents

/// A query of a hosted app that answers a value of the system, such as a visual search.
public struct ValueQueryHandle<Query: IntentValueQuery>: Sendable where Query.Input: Sendable {
    private let app: HostedApp

    init(_ app: HostedApp) { self.app = app }

    /// Returns the values for an input, as the app answers them.
    public func values(for input: Query.Input) async throws -> Query.Result {
        try await app.ask(Query()) { Handover(try await $0.values(for: input)) }.value
    }
}

extension HostedApp {
    /// Returns a query of the app that answers a value of the system.
    ///
    /// A type that finds entities as well is taken for that, unless its values are asked for.
    @_disfavoredOverload
    public func query<Query: IntentValueQuery>(_ type: Query.Type) -> ValueQueryHandle<Query>
    where Query.Input: Sendable { ValueQueryHandle(self) }
}

/// A value on its way from the task that made it to the one that waits for it.
package struct Handover<Value>: @unchecked Sendable {
    // The task that made the value ends with handing it over, so there is never a second user.
    package let value: Value

    init(_ value: Value) { self.value = value }
}
