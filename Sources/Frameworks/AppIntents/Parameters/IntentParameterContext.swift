/// What a resolver knows about the parameter that it makes a value for, and how it asks about it.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue {
    let declaration: ParameterDeclaration<Value.ValueType>

    init(_ declaration: ParameterDeclaration<Value.ValueType>) {
        self.declaration = declaration
    }

    /// The name of the parameter, as people read it.
    public var title: LocalizedStringResource { declaration.title }

    /// A Boolean value that indicates whether the value may be missing.
    public var isOptional: Bool { declaration.isOptional }

    /// Asks the person for a value, which the parameter must take.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await declaration.requestValue(dialog)
    }

    /// Asks the person which of several values is meant.
    public func requestDisambiguation(
        among values: [Value.ValueType],
        dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await declaration.requestDisambiguation(among: ParameterChoices(values), dialog: dialog)
    }

    /// Asks the person whether a value is the right one.
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await declaration.requestConfirmation(for: value, dialog: dialog)
    }

    /// Returns the error that makes the system ask for a value and perform the intent again.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        declaration.needsValueError(dialog)
    }

    /// Returns the error that makes the system ask which value is meant and perform the intent again.
    public func needsDisambiguationError(
        among values: [Value.ValueType],
        dialog: IntentDialog? = nil
    ) -> AppIntentError {
        declaration.needsDisambiguationError(among: values, dialog: dialog)
    }
}

// MARK: - What the parameter declares

extension IntentParameterContext where Value.ValueType == Int {
    /// The control for the integer, if the parameter names one.
    public var controlStyle: IntentParameter<Value>.IntControlStyle? {
        declaration.options.control == .field ? .field : declaration.options.control.map { _ in .stepper }
    }

    /// The range of the integer, if the parameter has one.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
        declaration.options.integers.map { ($0.lowerBound, $0.upperBound) }
    }
}

extension IntentParameterContext where Value.ValueType == Double {
    /// The control for the number, if the parameter names one.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle? {
        declaration.options.control.map { control in
            switch control {
            case .stepper: .stepper
            case .field: .field
            case .slider: .slider
            }
        }
    }

    /// The range of the number, if the parameter has one.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
        declaration.options.numbers.map { ($0.lowerBound, $0.upperBound) }
    }
}

extension IntentParameterContext where Value.ValueType == Bool {
    /// The names of the two values, if the parameter has them.
    public var displayName: Bool.IntentDisplayName? { declaration.options.displayName }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that the parameter takes, or none for any.
    public var currencyCodes: [String] { declaration.options.currencyCodes }

    /// The range of the amount, if the parameter has one.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? {
        declaration.options.amounts.map { ($0.lowerBound, $0.upperBound) }
    }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
    /// What identifies a person, if the parameter says so.
    public var parameterMode: IntentPerson.ParameterMode? { declaration.options.personMode }
}
