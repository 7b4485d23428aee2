/// What runs intents and can ask a person.
///
/// A host has to be able to ask for a value, a choice and a yes. The questions of a running intent, and what it tells
/// while it runs, have defaults that come down to these three.
package protocol IntentHost: Sendable {
    /// Asks for a value of a type.
    func value(
        of type: Any.Type,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> any Sendable
    /// Asks for one of several values, and returns its index.
    func choice(
        among looks: [DisplayRepresentation],
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Int
    /// Asks whether a value is the right one.
    func confirmation(
        of look: DisplayRepresentation,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Bool

    /// Asks whether an intent may go on.
    func confirmation(_ request: ConfirmationRequest) async throws -> Bool
    /// Asks in which of several ways an intent goes on, and returns the index.
    func option(_ request: ChoiceRequest) async throws -> Int
    /// Asks whether the app may come to the front.
    func foreground(_ request: ForegroundRequest) async throws -> Bool
    /// Takes note of what an intent does.
    func receive(_ event: IntentEvent) async
    /// The manager that keeps what undoes actions, or nil.
    @MainActor var undoManager: UndoManager? { get }
}

extension IntentHost {
    /// Asks whether an intent may go on, as it asks whether a value is the right one.
    package func confirmation(_ request: ConfirmationRequest) async throws -> Bool {
        try await confirmation(of: request.look, parameter: request.look.title, dialog: request.dialog)
    }

    /// Asks for a way to go on, as it asks for one of several values.
    package func option(_ request: ChoiceRequest) async throws -> Int {
        try await choice(
            among: request.options.map { DisplayRepresentation(title: $0.title) },
            parameter: request.intentTitle,
            dialog: request.dialog
        )
    }

    /// Asks for a yes where the intent wants one, and otherwise lets the app come.
    package func foreground(_ request: ForegroundRequest) async throws -> Bool {
        guard request.alwaysConfirm else { return true }
        return try await confirmation(
            of: DisplayRepresentation(title: request.intentTitle),
            parameter: request.intentTitle,
            dialog: request.dialog
        )
    }

    /// Takes no note.
    package func receive(_ event: IntentEvent) async {}

    /// No manager: nothing can be undone.
    @MainActor package var undoManager: UndoManager? { nil }
}

/// The host of the intent that is running.
package enum IntentHosting {
    /// The host of the current task, or nil where an app calls its own intent.
    @TaskLocal package static var host: (any IntentHost)?
    /// The run that the current task belongs to, or nil where an app calls its own intent.
    @TaskLocal static var run: IntentRun?
    /// The intent that is running, whose parameters an options provider may depend on.
    @TaskLocal static var intent: (any AppIntent)?

    /// Runs a closure on behalf of an intent.
    static func running<Result>(
        _ intent: any AppIntent,
        host: (any IntentHost)?,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $host.withValue(host) { try await $intent.withValue(intent) { try await body() } }
    }
}
