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
    /// An intent that can't exist.
    public typealias Intent = Never
}

/// A builder of one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Takes a summary.
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
    where Summary.Intent == Intent {
        summary
    }
}

extension AppIntent {
    /// A sentence with parameters.
    public typealias Summary = IntentParameterSummary<Self>
    /// A choice between two summaries.
    public typealias When<WhenCondition, Otherwise> = ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
    where
        WhenCondition: ParameterSummary, Otherwise: ParameterSummary,
        WhenCondition.Intent == Self, Otherwise.Intent == Self
    /// A choice among summaries by the value of a parameter.
    public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    where CaseCondition: _ParameterSummarySwitchCase<Self, Value>
    /// A summary for some values of a parameter.
    public typealias Case<Value, Content> = ParameterSummaryCaseCondition<Self, Value, Content>
    where Content: ParameterSummary, Content.Intent == Self
    /// A summary for the other values of a parameter.
    public typealias DefaultCase<Value, Content> = ParameterSummaryDefaultCaseCondition<Self, Value, Content>
    where Content: ParameterSummary, Content.Intent == Self
}

// MARK: - Reading

/// A summary that knows which one it is for an intent with its values.
protocol SpokenSummary<Intent>: ParameterSummary {
    /// The summary that applies to an intent, or nil when none does.
    func chosen(for intent: Intent) -> IntentParameterSummary<Intent>?
}

extension ParameterSummary {
    /// The summary that applies to an intent, or nil when none does.
    func chosen(of intent: Intent) -> IntentParameterSummary<Intent>? {
        (self as? any SpokenSummary<Intent>)?.chosen(for: intent)
    }
}

extension AppIntent {
    /// What the intent does with its parameters, with their values in place; nil without a summary.
    package var summaryText: String? {
        chosenSummary(Self.parameterSummary)?.text(for: self)
    }

    /// The names of the parameters that are shown below the summary, in order.
    package var summaryParameterNames: [String] {
        guard let summary = chosenSummary(Self.parameterSummary) else { return [] }
        let parameters = hostedParameters
        return summary.otherParameters.compactMap { path in
            let parameter = self[keyPath: path] as AnyObject
            return parameters.first { $0.parameter === parameter }?.name
        }
    }

    private func chosenSummary<Summary: ParameterSummary>(_ summary: Summary) -> IntentParameterSummary<Self>? {
        (summary as? any SpokenSummary<Self>)?.chosen(for: self)
    }
}
