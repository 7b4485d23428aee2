extension AppIntent {
    /// Brings the app to the front and goes on.
    ///
    /// The intent's ``supportedModes`` have to contain a way to the front. Throws `CancellationError` when the
    /// person says no, and the error of ``needsToContinueInForegroundError(_:alwaysConfirm:)`` where no host is there
    /// to ask.
    ///
    /// - Parameters:
    ///   - dialog: What to say, or nil.
    ///   - alwaysConfirm: A Boolean value that indicates whether the person has to say yes.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        let request = ForegroundRequest(intentTitle: Self.title, dialog: dialog, alwaysConfirm: alwaysConfirm)
        try await continueInForeground(request)
    }

    /// Returns the error that stops the intent and performs it again with the app in front.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil,
        alwaysConfirm: Bool = true
    ) -> AppIntentError {
        let request = ForegroundRequest(intentTitle: Self.title, dialog: dialog, alwaysConfirm: alwaysConfirm)
        return AppIntentError(.needsForeground(request), dialog?.full ?? "The app has to be in front for this.")
    }

    fileprivate func continueInForeground(_ request: ForegroundRequest) async throws {
        guard let host = IntentHosting.host, let run = IntentHosting.run else {
            throw needsToContinueInForegroundError(request.dialog, alwaysConfirm: request.alwaysConfirm)
        }
        guard !run.isInFront else { return }
        guard Self.supportedModes != .background || self is any ForegroundContinuableIntent else {
            throw AppIntentError.missingForegroundMode(Self.self)
        }
        guard try await host.foreground(request) else { throw CancellationError() }
        await run.bringAppForward()
    }
}

/// An action that may ask for the app to come to the front.
///
/// Put `.foreground(.dynamic)` among the intent's modes in place of this protocol.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Brings the app to the front and goes on there.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        try await continueInForeground(dialog)
    }

    /// Brings the app to the front and returns what it answers there.
    public func requestToContinueInForeground<Value: Sendable>(
        _ dialog: IntentDialog? = nil,
        continuation: @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        try await continueInForeground(dialog)
        return try await continuation()
    }

    /// Returns the error that stops the intent and goes on with the app in front.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil,
        continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        var request = ForegroundRequest(intentTitle: Self.title, dialog: dialog, alwaysConfirm: true)
        request.continuation = continuation.map { ForegroundRequest.Continuation($0) }
        return AppIntentError(.needsForeground(request), dialog?.full ?? "The app has to be in front for this.")
    }
}

extension AppIntentError {
    static func missingForegroundMode(_ type: any AppIntent.Type) -> AppIntentError {
        let text = """
            \(type) can't bring the app to the front. Add .foreground(.dynamic) to its supportedModes.
            """
        return AppIntentError(description: "\(text)")
    }
}
