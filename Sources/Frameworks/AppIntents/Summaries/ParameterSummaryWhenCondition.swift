/// A choice between two summaries by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent, WhenContent, OtherwiseContent>: SpokenSummary
where
    Intent: AppIntent, WhenContent: ParameterSummary, OtherwiseContent: ParameterSummary,
    WhenContent.Intent == Intent, OtherwiseContent.Intent == Intent
{
    private let applies: (Intent) -> Bool
    private let content: WhenContent
    private let otherwise: OtherwiseContent

    /// Creates a choice by a comparison of a parameter with a value.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryComparison,
        _ value: Value,
        _ content: () -> WhenContent,
        otherwise: () -> OtherwiseContent
    ) where Value: Equatable {
        applies = { intent in
            guard case .set(let current) = intent[keyPath: parameter].valueState else {
                return comparison == .notEqualTo
            }
            return (current == value) == (comparison == .equalTo)
        }
        self.content = content()
        self.otherwise = otherwise()
    }

    /// Creates a choice by whether a parameter has a value.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ presence: ParameterSummaryPresence,
        _ content: () -> WhenContent,
        otherwise: () -> OtherwiseContent
    ) {
        applies = { intent in
            if case .set = intent[keyPath: parameter].valueState {
                presence == .hasAnyValue
            } else {
                presence == .hasNoValue
            }
        }
        self.content = content()
        self.otherwise = otherwise()
    }

    func sentence(for intent: Intent) -> ParameterSummaryString<Intent>? {
        applies(intent)
            ? (content as? any SpokenSummary<Intent>)?.sentence(for: intent)
            : (otherwise as? any SpokenSummary<Intent>)?.sentence(for: intent)
    }
}

/// A comparison of a parameter with a value.
public enum ParameterSummaryComparison: Hashable, Sendable {
    /// The values are equal.
    case equalTo
    /// The values differ, or the parameter has none.
    case notEqualTo
}

/// Whether a parameter has a value.
public enum ParameterSummaryPresence: Hashable, Sendable {
    /// It has one.
    case hasAnyValue
    /// It has none.
    case hasNoValue
}
