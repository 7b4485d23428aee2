extension AppIntent {
    /// Asks the person whether to go on.
    ///
    /// Throws `CancellationError` when the person says no, and ``AppIntentError/UserActionRequired/confirmation`` where
    /// no host is there to ask.
    public func requestConfirmation() async throws {
        try await confirm(ConfirmationRequest(look: confirmationLook))
    }

    /// Asks the person whether to go on, with words of the app.
    ///
    /// - Parameters:
    ///   - conditions: The conditions under which to ask; none means always.
    ///   - actionName: What the button that says yes is called.
    ///   - dialog: What to say.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [],
        actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog
    ) async throws {
        try await confirm(
            ConfirmationRequest(
                look: confirmationLook,
                conditions: conditions,
                actionName: actionName,
                dialog: dialog
            )
        )
    }

    /// Asks the person whether to go on, with a view that an intent makes.
    ///
    /// - Parameters:
    ///   - conditions: The conditions under which to ask; none means always.
    ///   - actionName: What the button that says yes is called.
    ///   - dialog: What to say, or nil.
    ///   - showDialogAsPrompt: A Boolean value that indicates whether the words stand above the view.
    ///   - snippetIntent: The intent that makes the view.
    /// - Returns: The intent that made the view.
    @discardableResult
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [],
        actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true,
        snippetIntent: Snippet
    ) async throws -> Snippet {
        try await confirm(
            ConfirmationRequest(
                look: confirmationLook,
                conditions: conditions,
                actionName: actionName,
                dialog: dialog,
                showsDialogAsPrompt: showDialogAsPrompt,
                snippetIntent: snippetIntent
            )
        )
        return snippetIntent
    }

    /// Asks the person whether to go on, showing what the intent would answer.
    public func requestConfirmation<Result: IntentResult>(
        result: Result,
        confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws {
        let readable = result as? any ReadableIntentResult
        try await confirm(
            ConfirmationRequest(
                look: confirmationLook,
                actionName: confirmationActionName,
                dialog: readable?.spokenDialog,
                showsDialogAsPrompt: showPrompt,
                snippetIntent: readable?.snippetIntent
            )
        )
    }

    private func confirm(_ request: ConfirmationRequest) async throws {
        guard let host = IntentHosting.host else { throw AppIntentError.UserActionRequired.confirmation }
        guard try await host.confirmation(request) else { throw CancellationError() }
    }

    /// What the intent is about to do, as far as it says.
    private var confirmationLook: DisplayRepresentation {
        DisplayRepresentation(title: summaryText.map { LocalizedStringResource(stringLiteral: $0) } ?? Self.title)
    }
}
