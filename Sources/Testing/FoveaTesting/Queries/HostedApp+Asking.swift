import AppIntents
import ConcurrencyEngine

extension HostedApp {
    /// Gives a query its dependencies and asks it, within the app's deadline.
    func ask<Query: _SupportsAppDependencies & Sendable, Answer: Sendable>(
        _ query: @autoclosure @escaping @Sendable () -> Query,
        _ body: @escaping @Sendable (Query) async throws -> Answer
    ) async throws -> Answer {
        let exceeded = HostedAppError(
            .timeout,
            "\(Query.self) didn't answer within \(deadline ?? .zero). Answer sooner, or give the app a longer deadline."
        )
        return try await Deadline.value(within: deadline, cancellation: .immediate, exceeded: { exceeded }) {
            try await withDependencies {
                let query = query()
                try await query.loadDependencies()
                return try await body(query)
            }
        }
    }
}
