extension AppIntent {
    /// Asks the person whether to go on.
    ///
    /// Throws `CancellationError` when the person says no, and ``AppIntentError/UserActionRequired/confirmation`` where
    /// no host is there to ask.
    public func requestConfirmation() async throws {
        guard let host = IntentHosting.host else { throw AppIntentError.UserActionRequired.confirmation }
        let title = summaryText.map { LocalizedStringResource(stringLiteral: $0) } ?? Self.title
        let look = DisplayRepresentation(title: title)
        guard try await host.confirmation(of: look, parameter: Self.title, dialog: nil) else {
            throw CancellationError()
        }
    }
}
