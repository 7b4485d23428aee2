/// The result that the `result` functions make.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: ReturnsValue, OpensIntent
where Value: _IntentValue & Sendable, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable {
    /// The value, if there is one.
    public let value: Value?
    /// What to say, if there is something.
    public let dialog: Dialog?
    /// The intent to run next, where the type of the result names it.
    public let opensIntent: OpensAppIntent?
    /// The name of the activity that a button of the result belongs to, or nil.
    public let activityIdentifier: String?

    /// The intent to run next, if there is one.
    package let nextIntent: (any AppIntent)?
    /// The intent that a button of the result runs, if there is one.
    package let actionButtonIntent: (any AppIntent)?
    private let snippet: Snippet?

    init(
        value: Value? = nil,
        dialog: Dialog? = nil,
        opensIntent: OpensAppIntent? = nil,
        nextIntent: (any AppIntent)? = nil,
        actionButtonIntent: (any AppIntent)? = nil,
        activityIdentifier: String? = nil,
        snippet: Snippet? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
        self.nextIntent = nextIntent ?? opensIntent
        self.actionButtonIntent = actionButtonIntent
        self.activityIdentifier = activityIdentifier
        self.snippet = snippet
    }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// What a host reads from a result whose type it doesn't know.
package protocol ReadableIntentResult: Sendable {
    /// The value, if there is one.
    var answer: (any Sendable)? { get }
    /// What to say, if there is something.
    var spokenDialog: IntentDialog? { get }
    /// The intent to run next, if there is one.
    var nextIntent: (any AppIntent)? { get }
    /// The intent that a button of the result runs, if there is one.
    var actionButtonIntent: (any AppIntent)? { get }
    /// The intent that makes the view of the result, if there is one.
    var snippetIntent: (any SnippetIntent)? { get }
    /// The name of the activity that a button of the result belongs to, or nil.
    var activityIdentifier: String? { get }
}

extension IntentResultContainer: ReadableIntentResult {
    package var answer: (any Sendable)? { value }
    package var spokenDialog: IntentDialog? { dialog as? IntentDialog }
    package var snippetIntent: (any SnippetIntent)? { (snippet as? _SnippetIntentContainer)?.intent }
}
