/// What an intent answers when it is done.
public protocol IntentResult: Sendable {
    /// The type of the value, or `Never` without one.
    associatedtype Value: _IntentValue = Never
    /// The type of the snippet, or `Never` without one.
    associatedtype Snippet = Never
    /// The type of the dialog, or `Never` without one.
    associatedtype Dialog = Never
    /// The type of the intent to run next, or `Never` without one.
    associatedtype OpensAppIntent: AppIntent = Never
    /// The value, if there is one.
    var value: Value? { get }
}

/// A result with a value, which the next intent can take.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that names the intent to run next.
public protocol OpensIntent: IntentResult {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view.
///
/// Views belong to a toolkit for user interfaces, and the module comes without one: only ``EmptySnippetIntent``
/// answers such a result here.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with an intent that makes a view.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// The view of a result.
public struct _SnippetViewContainer: Sendable {
    init() {}
}

/// The intent that makes the view of a result.
public struct _SnippetIntentContainer: Sendable {
    /// The intent that makes the view.
    package let intent: any SnippetIntent
}
