/// What an intent answers when it is done.
public protocol IntentResult: Sendable {
    /// The type of the value, or `Never` without one.
    associatedtype Value: _IntentValue = Never
    /// The type of the view, or `Never` without one.
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
