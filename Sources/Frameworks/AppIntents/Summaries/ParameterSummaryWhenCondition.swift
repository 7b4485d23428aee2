/// A choice between two summaries by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: SpokenSummary
where
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary,
    WhenCondition.Intent == Intent, Otherwise.Intent == Intent
{
    private let applies: (Intent) -> Bool
    private let when: WhenCondition
    private let otherwise: Otherwise

    init(_ applies: @escaping (Intent) -> Bool, _ when: WhenCondition, _ otherwise: Otherwise) {
        self.applies = applies
        self.when = when
        self.otherwise = otherwise
    }

    /// Creates a choice by whether the value of a parameter equals another.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: EquatableComparisonOperator,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: Equatable {
        self.init(
            { intent in
                let isEqual = intent[keyPath: parameter].currentValue == value
                return isEqual == (comparison == .equalTo)
            },
            when(),
            otherwise()
        )
    }

    /// Creates a choice by whether the value of a parameter comes before or after another.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ComparableComparisonOperator,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: Comparable {
        self.init(
            { $0[keyPath: parameter].currentValue.map { comparison.holds($0, value) } ?? false },
            when(),
            otherwise()
        )
    }

    /// Creates a choice by whether the value of a parameter that may be missing comes before or after another.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ComparableComparisonOperator,
        _ value: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: ExpressibleByNilLiteral, Value.ValueType: Comparable {
        self.init(
            { intent in
                guard let current = intent[keyPath: parameter].currentValue as? Value.ValueType else { return false }
                return comparison.holds(current, value)
            },
            when(),
            otherwise()
        )
    }

    /// Creates a choice by whether a parameter has a value.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { intent in
                let text = intent[keyPath: parameter].currentValue.flatMap { SummaryText.text(of: $0) }
                return (text != nil) == (comparison == .hasAnyValue)
            },
            when(),
            otherwise()
        )
    }

    /// Creates a choice by whether the value of a parameter is among others.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: OneOfComparisonOperator,
        _ values: [Value.ValueType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: Equatable {
        self.init(
            { intent in
                guard let value = intent[keyPath: parameter].currentValue as? Value.ValueType else { return false }
                return values.contains(value)
            },
            when(),
            otherwise()
        )
    }

    /// Creates a choice by whether the entity in a parameter is the one with an identifier.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        identifier comparison: EquatableComparisonOperator,
        _ identifier: Value.ValueType.ID,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(
            { intent in
                let entity = intent[keyPath: parameter].currentValue as? Value.ValueType
                return (entity?.id == identifier) == (comparison == .equalTo)
            },
            when(),
            otherwise()
        )
    }

    /// Creates a choice by whether the entity in a parameter is among those with some identifiers.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        identifier comparison: OneOfComparisonOperator,
        _ identifiers: [Value.ValueType.ID],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(
            { intent in
                guard let entity = intent[keyPath: parameter].currentValue as? Value.ValueType else { return false }
                return identifiers.contains(entity.id)
            },
            when(),
            otherwise()
        )
    }

    func chosen(for intent: Intent) -> IntentParameterSummary<Intent>? {
        applies(intent) ? when.chosen(of: intent) : otherwise.chosen(of: intent)
    }
}

extension IntentParameter {
    /// The value, or nil before there is one.
    var currentValue: Value? {
        if case .set(let value) = valueState { value } else { nil }
    }
}
