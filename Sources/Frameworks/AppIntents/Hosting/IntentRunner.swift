import ConcurrencyEngine

/// Runs an intent as the system does: dependencies first, then missing parameters, then the action.
///
/// The app comes to the front when the intent's modes say so, and the intent that a result names runs next.
package struct IntentRunner: Sendable {
    /// The number of times an intent may ask to start again.
    private static let attempts = 8
    /// The number of intents that one result after another may lead to.
    private static let followers = 8
    let host: (any IntentHost)?
    private let isInFront: Bool
    private let timeLimit: Duration?

    /// Creates a runner that asks a host for missing values, or fails without one.
    ///
    /// - Parameters:
    ///   - host: What can ask a person, or nil.
    ///   - isInFront: A Boolean value that indicates whether the app is in front already.
    ///   - timeLimit: The time after which a run is cancelled and fails, or nil for as long as it takes.
    package init(host: (any IntentHost)?, isInFront: Bool = false, timeLimit: Duration? = nil) {
        self.host = host
        self.isInFront = isInFront
        self.timeLimit = timeLimit
    }

    /// Runs an intent, and the intents that its result leads to.
    ///
    /// An intent that throws ``AppIntentError/restartPerform`` runs again, as does one that throws the error of
    /// ``IntentParameter/needsValueError(_:)``, after the host was asked for the value.
    package func run<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
        try await report(of: intent).first.get()
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

// MARK: - Runs

extension IntentRunner {
    /// What happened in a run.
    struct Report<First: IntentResult>: Sendable {
        /// The result of the intent, or why there is none.
        let first: Result<First, any Error>
        /// A Boolean value that indicates whether the app went on in the front, in place of a result.
        let continuesInFront: Bool
        /// The intents that the result led to, with their results.
        let next: [(intent: any AppIntent, result: any IntentResult)]
        /// What is known about the run.
        let run: IntentRun
    }

    /// Runs an intent and tells what happened.
    ///
    /// A failure of an intent that a result led to is the failure of the run.
    func report<Intent: AppIntent>(of intent: Intent) async -> Report<Intent.PerformResult> {
        let run = IntentRun(host: host, isInFront: isInFront)
        var next: [(any AppIntent, any IntentResult)] = []
        var continues = false
        let first: Result<Intent.PerformResult, any Error>
        do {
            let result = try await limited(run) { try await perform(intent, in: run) }
            var latest: any IntentResult = result
            while let follower = (latest as? any ReadableIntentResult)?.nextIntent {
                guard next.count < Self.followers else { throw AppIntentError.tooManyIntents(Self.followers, intent) }
                await host?.receive(.runsNext(follower))
                latest = try await limited(run) { try await perform(any: follower, in: run) }
                next.append((follower, latest))
            }
            first = .success(result)
        } catch let error as AppIntentError {
            if case .needsForeground(let request) = error.reason, request.continuation != nil, run.isInFront {
                continues = true
            }
            first = .failure(error)
        } catch {
            first = .failure(error)
        }
        await run.progress.finish()
        return Report(first: first, continuesInFront: continues, next: next, run: run)
    }

    private func perform(any intent: any AppIntent, in run: IntentRun) async throws -> any IntentResult {
        try await perform(intent, in: run)
    }

    /// Performs an intent as often as it asks for, and lets the app come to the front when it has to.
    private func perform<Intent: AppIntent>(_ intent: Intent, in run: IntentRun) async throws -> Intent.PerformResult {
        try await IntentHosting.running(intent, host: host) {
            try await IntentHosting.$run.withValue(run) {
                try await intent.loadDependencies()
                let parameters = intent.hostedParameters.map(\.parameter)
                for parameter in parameters {
                    try await parameter.takeSuggestion()
                    if parameter.isMissing { try await parameter.fill(dialog: nil) }
                }
                if let filter = intent as? any SetFocusFilterIntent { FocusFilters.shared.set(filter) }
                let modes = Intent.supportedModes
                if modes.contains(.foreground(.immediate)) { await run.bringAppForward() }
                let result = try await perform(intent, parameters, in: run)
                if modes.contains(.foreground(.deferred)) { await run.bringAppForward() }
                return result
            }
        }
    }

    private func perform<Intent: AppIntent>(
        _ intent: Intent,
        _ parameters: [any HostedParameter],
        in run: IntentRun
    ) async throws -> Intent.PerformResult {
        for _ in 1..<Self.attempts {
            do {
                return try await intent.perform()
            } catch let error as AppIntentError {
                switch error.reason {
                case .restartPerform: continue
                case .needsValue(let identity, let dialog):
                    guard host != nil, let parameter = parameters.first(where: { $0.identity == identity })
                    else { throw error }
                    try await parameter.fill(dialog: dialog)
                case .needsDisambiguation(let candidates):
                    guard let host, try await candidates.settle(with: host) else { throw error }
                case .needsForeground(let request): try await continueInForeground(request, error, in: run)
                case .other: throw error
                }
            }
        }
        return try await intent.perform()
    }

    /// Brings the app to the front for an intent that stopped because it wasn't.
    private func continueInForeground(
        _ request: ForegroundRequest,
        _ error: AppIntentError,
        in run: IntentRun
    ) async throws {
        // An intent that stops again although the app is in front has failed.
        guard let host, !run.isInFront, try await host.foreground(request) else { throw error }
        await run.bringAppForward()
        guard let continuation = request.continuation else { return }
        try await continuation.run()
        throw error
    }
}

// MARK: - Limits

extension IntentRunner {
    /// Runs an operation of a run until it is done, cancelled or out of time.
    private func limited<Value: Sendable>(
        _ run: IntentRun,
        operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withTaskCancellationHandler {
            guard let timeLimit else { return try await operation() }
            return try await Deadline.value(
                within: timeLimit,
                cancellation: .awaited,
                isExtended: { run.isLong },
                exceeded: {
                    run.cancellationReason = .timeout
                    return TimeLimitExceeded(limit: timeLimit)
                },
                operation: operation
            )
        } onCancel: {
            run.cancellationReason = .userCancelled
            run.progress.cancel()
        }
    }
}

extension AppIntentError {
    static func tooManyIntents(_ limit: Int, _ intent: any AppIntent) -> AppIntentError {
        let text = """
            More than \(limit) intents run one after another since \(type(of: intent)). Look for results that name \
            each other as the intent to run next.
            """
        return AppIntentError(description: "\(text)")
    }
}
