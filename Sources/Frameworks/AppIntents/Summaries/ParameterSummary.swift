/// A sentence that says what an intent will do with its parameters.
///
/// Inside an intent, write one with `Summary`, or choose among several with `When` and `Switch`.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///     Summary("Open \(\.$target)")
/// }
/// ```
public protocol ParameterSummary<Intent> {
    /// The type of the intent.
    associatedtype Intent: AppIntent
}

extension Never: ParameterSummary {
    /// The intent that there never is.
    public typealias Intent = Never
}

/// A summary that knows what it says for an intent with its values.
protocol SpokenSummary<Intent>: ParameterSummary {
    /// The pieces of the sentence for an intent, or nil when nothing is said.
    func sentence(for intent: Intent) -> ParameterSummaryString<Intent>?
}

extension AppIntent {
    /// A sentence with parameters.
    public typealias Summary = IntentParameterSummary<Self>
    /// A choice between two summaries.
    public typealias When = ParameterSummaryWhenCondition

    /// What the intent does with its parameters, with their values in place; nil without a summary.
    package var summaryText: String? {
        func text(of summary: some ParameterSummary) -> String? {
            (summary as? any SpokenSummary<Self>)?.sentence(for: self)?.text(for: self)
        }
        return text(of: Self.parameterSummary)
    }
}
