extension IntentParameter {
    /// Asks the person for a value, which the parameter must take.
    ///
    /// A parameter with an options provider, a query or supported values of its own lets the person choose. A value
    /// that the parameter doesn't take is asked for once more, with the reason. Throws the error of
    /// ``needsValueError(_:)`` where no host is there to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await declaration.requestValue(dialog)
    }

    /// Asks the person which of several values is meant.
    ///
    /// Throws the error of ``needsDisambiguationError(among:dialog:)`` where no host is there to ask.
    public func requestDisambiguation(
        among values: [Value.ValueType],
        dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await declaration.requestDisambiguation(among: ParameterChoices(values), dialog: dialog)
    }

    /// Asks the person whether a value is the right one.
    ///
    /// Throws where no host is there to ask.
    public func requestConfirmation(
        for value: Value.ValueType,
        dialog: IntentDialog? = nil
    ) async throws -> Bool {
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
        let choices = values.map { assembled([$0]) }
        return declaration.needsDisambiguationError(among: values, dialog: dialog) { [weak self] index in
            if let value = choices[index] { self?.wrappedValue = value }
        }
    }
}
