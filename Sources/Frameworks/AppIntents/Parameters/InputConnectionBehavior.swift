/// Where values of other intents may go.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// The system decides.
    case `default`
    /// No value of another intent comes in.
    case never
    /// The result of the intent before comes in.
    case connectToPreviousIntentResult
}
