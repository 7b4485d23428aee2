/// An error that an intent throws to the system.
public struct AppIntentError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    /// What the system does about the error.
    package enum Reason: Equatable, Sendable {
        case restartPerform
        case needsValue(parameter: ParameterIdentity, dialog: IntentDialog?)
        case needsDisambiguation(DisambiguationCandidates)
        case needsForeground(ForegroundRequest)
        case other
    }

    /// What the system does about the error.
    package let reason: Reason
    /// What went wrong, as a localized string.
    public let localizedStringResource: LocalizedStringResource

    /// Creates an error that says what went wrong.
    public init(description: LocalizedStringResource) {
        self.init(.other, description)
    }

    /// Creates an error that says to people what another error says.
    public init(wrapping error: some Error) {
        if let error = error as? AppIntentError {
            self = error
        } else if let error = error as? any CustomLocalizedStringResourceConvertible {
            self.init(.other, error.localizedStringResource)
        } else {
            self.init(.other, "\(error.localizedDescription)")
        }
    }

    init(_ reason: Reason, _ description: LocalizedStringResource) {
        self.reason = reason
        localizedStringResource = description
    }

    /// An error that makes the system perform the intent again.
    public static let restartPerform = AppIntentError(.restartPerform, "The intent has to start again.")
}

extension AppIntentError: LocalizedError {
    /// What went wrong, as text.
    public var errorDescription: String? { String(localized: localizedStringResource) }
}
