/// A way to write truth values in the log.
public enum OSLogBoolFormat: Sendable {
    /// "true" or "false".
    case truth
    /// "YES" or "NO".
    case answer
}

extension OSLogBoolFormat {
    /// Returns a truth value as text.
    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}
