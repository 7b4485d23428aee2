/// Runs an intent as the system does: dependencies first, then missing parameters, then the action.
package struct IntentRunner: Sendable {
    /// The number of times an intent may ask to start again.
    private static let attempts = 8
    private let host: (any IntentHost)?

    /// Creates a runner that asks a host for missing values, or fails without one.
    package init(host: (any IntentHost)?) {
        self.host = host
    }

    /// Runs an intent.
    ///
    /// An intent that throws ``AppIntentError/restartPerform`` runs again, as does one that throws the error of
    /// ``IntentParameter/needsValueError(_:)``, after the host was asked for the value.
    package func run<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
        try await IntentHosting.$host.withValue(host) {
            try await intent.loadDependencies()
            let parameters = intent.hostedParameters.map(\.parameter)
            for parameter in parameters where parameter.isMissing { try await parameter.fill(dialog: nil) }
            for _ in 1..<Self.attempts {
                do {
                    return try await intent.perform()
                } catch let error as AppIntentError {
                    switch error.reason {
                    case .restartPerform: continue
                    case .needsValue(let title, let dialog):
                        guard host != nil, let parameter = parameters.first(where: { $0.title == title })
                        else { throw error }
                        try await parameter.fill(dialog: dialog)
                    case .needsDisambiguation, .other: throw error
                    }
                }
            }
            return try await intent.perform()
        }
    }

    /// Asks a query for its values.
    package func values<Query: IntentValueQuery>(
        of query: Query,
        for input: Query.Input
    ) async throws -> Query.Result {
        try await query.loadDependencies()
        return try await query.values(for: input)
    }
}
