public import AppIntents

/// An intent of a hosted app with values for its parameters, ready to run.
///
/// ```swift
/// let outcome = try await app.intent(OpenAlbum.self).with(\.$target, album).run()
/// #expect(outcome.cameForward)
/// ```
public struct IntentHandle<Intent: AppIntent>: Sendable {
    private let app: HostedApp
    private var assignments: [@Sendable (inout Intent) -> Void] = []
    private var answers: [ScriptedAnswer] = []
    private var deadline: Duration?

    init(_ app: HostedApp) {
        self.app = app
        deadline = app.deadline
    }

    /// Returns the intent with a value for a parameter.
    public func with<Value>(
        _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
        _ value: Value
    ) -> IntentHandle {
        assigning { $0[keyPath: parameter].wrappedValue = value }
    }

    /// Returns the intent after a closure changed it.
    public func configured(_ change: @escaping @Sendable (inout Intent) -> Void) -> IntentHandle {
        assigning(change)
    }

    /// Returns the intent with answers to what it will ask, in the order of the questions.
    public func answering(_ answers: ScriptedAnswer...) -> IntentHandle {
        var handle = self
        handle.answers += answers
        return handle
    }

    /// Returns the intent with a bound on the time that it may take, or without one.
    public func within(_ deadline: Duration?) -> IntentHandle {
        var handle = self
        handle.deadline = deadline
        return handle
    }

    /// Runs the intent as the system does: made with `init()`, given its values, its dependencies and then performed.
    ///
    /// Throws what the intent throws, or ``HostedAppError`` when it takes too long or asks what the script doesn't
    /// answer. Cancelling the surrounding task cancels the intent.
    @discardableResult
    public func run() async throws -> HostedOutcome<Intent> {
        let assignments = assignments
        return try await app.run(Intent.self, answers: answers, deadline: deadline) { intent in
            for assign in assignments { assign(&intent) }
        }
    }

    private func assigning(_ assignment: @escaping @Sendable (inout Intent) -> Void) -> IntentHandle {
        var handle = self
        handle.assignments.append(assignment)
        return handle
    }
}

extension HostedApp {
    /// Returns an intent of the app, to give values and run.
    public func intent<Intent: AppIntent>(_ type: Intent.Type) -> IntentHandle<Intent> { IntentHandle(self) }
}
