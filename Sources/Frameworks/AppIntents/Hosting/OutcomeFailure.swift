/// Why an intent has no result, in a form that crosses the border of a process.
package struct OutcomeFailure: Codable, Hashable, Sendable {
    /// The kind of failure, as far as a host treats it in its own way.
    package enum Kind: String, Codable, Sendable {
        /// The person or the host stopped the intent.
        case cancelled
        /// The app took too long.
        case timedOut
        /// A value is missing, and there is no person to ask.
        case needsValue
        /// It isn't clear which of several values is meant, and there is no person to ask.
        case needsDisambiguation
        /// The app would have to come to the front.
        case needsForeground
        /// The person has to do something first.
        case needsAction
        /// The person has to allow something first.
        case needsPermission
        /// The intent can't be made from the given names and values.
        case invalidInvocation
        /// Anything else.
        case other
    }

    /// The kind of failure.
    package let kind: Kind
    /// The type of the error.
    package let type: String
    /// The name of the case of the error, where it is an enumeration; otherwise nil.
    package let name: String?
    /// What went wrong, as a localized string.
    package let message: String
    /// The parameter without a value, as people read it, or nil.
    package let parameter: String?

    /// Creates the form of an error.
    package init(_ error: any Error) {
        let reason = (error as? AppIntentError)?.reason
        type = "\(Swift.type(of: error))"
        name = Mirror(reflecting: error).displayStyle == .enum ? String("\(error)".prefix { $0 != "(" }) : nil
        message = Self.message(of: error)
        kind = Self.kind(of: error, reason: reason)
        parameter =
            switch reason {
            case .needsValue(let parameter, _): String(localized: parameter.title)
            case .needsDisambiguation(let candidates): String(localized: candidates.parameter.title)
            default: nil
            }
    }

    private static func message(of error: any Error) -> String {
        if let error = error as? any CustomLocalizedStringResourceConvertible {
            return String(localized: error.localizedStringResource)
        }
        if error is CancellationError { return "The intent was cancelled." }
        return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }

    private static func kind(of error: any Error, reason: AppIntentError.Reason?) -> Kind {
        switch reason {
        case .needsValue: return .needsValue
        case .needsDisambiguation: return .needsDisambiguation
        case .needsForeground: return .needsForeground
        case .restartPerform, .other, nil: break
        }
        return switch error {
        case is CancellationError: .cancelled
        case is TimeLimitExceeded: .timedOut
        case is AppIntentError.UserActionRequired: .needsAction
        case is AppIntentError.PermissionRequired: .needsPermission
        case is IntentInvocationError: .invalidInvocation
        default: .other
        }
    }
}
