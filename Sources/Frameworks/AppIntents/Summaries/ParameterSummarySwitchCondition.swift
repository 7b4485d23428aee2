/// A choice among summaries by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: SpokenSummary
where Intent: AppIntent, CaseCondition: _ParameterSummarySwitchCase<Intent, Value> {
    private let value: (Intent) -> Value?
    private let cases: CaseCondition

    init(_ value: @escaping (Intent) -> Value?, _ cases: CaseCondition) {
        self.value = value
        self.cases = cases
    }

    /// Creates a choice; the first case with the value applies.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
    ) where Value: _IntentValue & Sendable {
        self.init({ $0[keyPath: parameter].currentValue ?? missingValue(of: Value.self) }, cases())
    }

    func chosen(for intent: Intent) -> IntentParameterSummary<Intent>? {
        (cases as? _ParameterSummaryCases<Intent, Value>)?.summary(for: intent, value: value(intent))
    }
}

/// A summary for some values of a parameter.
public protocol _ParameterSummarySwitchCase<Intent, Value> {
    /// The type of the intent.
    associatedtype Intent: AppIntent
    /// The type of the parameter's value.
    associatedtype Value
}

/// A summary for some values of a parameter.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Summary: ParameterSummary, Summary.Intent == Intent {
    let applies: (Value) -> Bool
    let summary: Summary

    /// Creates a summary for one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) where Value: Equatable {
        applies = { $0 == value }
        self.summary = summary()
    }

    /// Creates a summary for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) where Value: Equatable {
        applies = { values.contains($0) }
        self.summary = summary()
    }
}

/// A summary for the values of a parameter that no case has, and for a parameter without a value.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Summary: ParameterSummary, Summary.Intent == Intent {
    let summary: Summary

    /// Creates a summary for the other values.
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        self.summary = summary()
    }
}

/// The cases of a choice, in order.
public struct _ParameterSummaryCases<Intent: AppIntent, Value>: _ParameterSummarySwitchCase {
    struct Entry {
        let applies: (Value?) -> Bool
        let chosen: (Intent) -> IntentParameterSummary<Intent>?
    }

    let entries: [Entry]

    func summary(for intent: Intent, value: Value?) -> IntentParameterSummary<Intent>? {
        entries.first { $0.applies(value) }?.chosen(intent)
    }
}

/// A builder of the cases of a choice.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    /// Takes a summary for some values.
    public static func buildExpression<Summary>(
        _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> _ParameterSummaryCases<Intent, Value> {
        _ParameterSummaryCases(entries: [
            .init(
                applies: { $0.map(expression.applies) ?? false },
                chosen: { expression.summary.chosen(of: $0) }
            )
        ])
    }

    /// Takes a summary for the other values.
    public static func buildExpression<Summary>(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> _ParameterSummaryCases<Intent, Value> {
        _ParameterSummaryCases(entries: [.init(applies: { _ in true }, chosen: { expression.summary.chosen(of: $0) })])
    }

    /// Joins cases.
    public static func buildBlock(
        _ cases: _ParameterSummaryCases<Intent, Value>...
    ) -> _ParameterSummaryCases<Intent, Value> {
        _ParameterSummaryCases(entries: cases.flatMap(\.entries))
    }
}
