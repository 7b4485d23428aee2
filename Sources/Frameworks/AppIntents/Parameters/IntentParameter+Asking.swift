extension IntentParameter {
    /// Asks the person for a value, which the parameter must take.
    ///
    /// A parameter with an options provider, a query or supported values of its own lets the person choose.
    /// Throws the error of ``needsValueError(_:)`` where no host is there to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        guard let host = IntentHosting.host else { throw needsValueError(dialog) }
        if let choices = try await limits.choices?() {
            return try await requestDisambiguation(among: choices, dialog: dialog ?? requestValueDialog)
        }
        let answer = try await host.value(
            of: Value.ValueType.self,
            parameter: title,
            dialog: dialog ?? requestValueDialog
        )
        guard let value = answer as? Value.ValueType, limits.accepts(value) else { throw needsValueError(dialog) }
        return value
    }

    /// Asks the person which of several values is meant.
    ///
    /// Throws the error of ``needsDisambiguationError(among:dialog:)`` where no host is there to ask.
    public func requestDisambiguation(
        among values: [Value.ValueType],
        dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        guard let host = IntentHosting.host else { throw needsDisambiguationError(among: values, dialog: dialog) }
        let index = try await host.choice(
            among: values.map { look(of: $0) },
            parameter: title,
            dialog: dialog ?? requestDisambiguationDialog
        )
        guard values.indices.contains(index) else {
            throw needsDisambiguationError(among: values, dialog: dialog)
        }
        return values[index]
    }

    /// Asks the person whether a value is the right one.
    ///
    /// Throws where no host is there to ask.
    public func requestConfirmation(
        for value: Value.ValueType,
        dialog: IntentDialog? = nil
    ) async throws -> Bool {
        guard let host = IntentHosting.host else { throw AppIntentError.UserActionRequired.confirmation }
        return try await host.confirmation(of: look(of: value), parameter: title, dialog: dialog)
    }

    /// Returns the error that makes the system ask for a value and perform the intent again.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(
            .needsValue(parameter: title, dialog: dialog ?? requestValueDialog),
            (dialog ?? requestValueDialog)?.full
                ?? (title.key.isEmpty ? "A value is needed." : "A value for \(String(localized: title)) is needed.")
        )
    }

    /// Returns the error that makes the system ask which value is meant and perform the intent again.
    public func needsDisambiguationError(
        among values: [Value.ValueType],
        dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(
            .needsDisambiguation(parameter: title, dialog: dialog ?? requestDisambiguationDialog),
            (dialog ?? requestDisambiguationDialog)?.full ?? "One of \(values.count) values is meant."
        )
    }

    private func look(of value: Value.ValueType) -> DisplayRepresentation {
        if let entity = value as? any InstanceDisplayRepresentable { return entity.displayRepresentation }
        if let named = value as? any CustomLocalizedStringResourceConvertible {
            return DisplayRepresentation(title: named.localizedStringResource)
        }
        return DisplayRepresentation(title: "\("\(value)")")
    }
}
