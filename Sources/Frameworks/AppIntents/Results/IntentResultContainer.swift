/// The result that the `result` functions make.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: ReturnsValue, OpensIntent
where Value: _IntentValue & Sendable, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable {
    /// The value, if there is one.
    public let value: Value?
    /// What to say, if there is something.
    public let dialog: Dialog?
    /// The intent to run next, if there is one.
    package let nextIntent: (any AppIntent)?

    init(value: Value? = nil, dialog: Dialog? = nil, nextIntent: (any AppIntent)? = nil) {
        self.value = value
        self.dialog = dialog
        self.nextIntent = nextIntent
    }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

/// What a host reads from a result whose type it doesn't know.
package protocol ReadableIntentResult: Sendable {
    /// The value, if there is one.
    var answer: (any Sendable)? { get }
    /// What to say, if there is something.
    var spokenDialog: IntentDialog? { get }
    /// The intent to run next, if there is one.
    var nextIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: ReadableIntentResult {
    package var answer: (any Sendable)? { value }
    package var spokenDialog: IntentDialog? { dialog as? IntentDialog }
}
