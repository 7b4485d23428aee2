/// What runs intents and can ask a person.
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
}

/// The host of the intent that is running.
package enum IntentHosting {
    /// The host of the current task, or nil where an app calls its own intent.
    @TaskLocal package static var host: (any IntentHost)?
}
