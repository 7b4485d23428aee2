extension IntentParameter: HostedParameter {
    package var identity: ParameterIdentity { declaration.identity }
    package var options: ParameterOptions { declaration.options }
    package var valueType: Any.Type { Value.self }

    package var assignedValue: (any Sendable)? {
        if case .set(let value) = valueState { value } else { nil }
    }

    package func takeSuggestion() async throws {
        guard case .unset = valueState, let choices = declaration.limits.choices else { return }
        if let elements = try await choices.suggestion(), let value = assembled(elements) { wrappedValue = value }
    }

    package func fill(dialog: IntentDialog?) async throws {
        let elements =
            Self.isCollection
            ? try await declaration.requestValues(as: Value.UnwrappedType.self, dialog)
            : [try await declaration.requestValue(dialog)]
        guard let value = assembled(elements) else { throw needsValueError(dialog) }
        wrappedValue = value
    }

    package func assign(_ value: any Sendable) async throws -> Bool {
        if isOptional, (value as? any OptionalValue)?.isMissing == true, let none = missingValue(of: Value.self) {
            wrappedValue = none
            return true
        }
        do {
            let elements =
                Self.isCollection ? try await declaration.values(for: value) : [try await declaration.value(for: value)]
            guard let value = assembled(elements) else { return false }
            wrappedValue = value
            return true
        } catch let refusal as RefusedValue {
            guard refusal.isKnown else { return false }
            throw AppIntentError(description: refusal.reason)
        }
    }

    private static var isCollection: Bool { Value.self is any AssembledValue.Type }

    /// Returns the parameter's value with elements: the only one, or a collection of all.
    func assembled(_ elements: [Value.ValueType]) -> Value? {
        if let collection = Value.self as? any AssembledValue.Type { return collection.assembled(elements) as? Value }
        return elements.count == 1 ? elements[0] as? Value : nil
    }
}

/// A value that is made of others.
private protocol AssembledValue {
    static func assembled(_ elements: [Any]) -> Any?
}

extension Array: AssembledValue {
    fileprivate static func assembled(_ elements: [Any]) -> Any? { elements as? [Element] }
}

extension Set: AssembledValue {
    fileprivate static func assembled(_ elements: [Any]) -> Any? { (elements as? [Element]).map { Set($0) } }
}

extension Optional: AssembledValue where Wrapped: AssembledValue {
    fileprivate static func assembled(_ elements: [Any]) -> Any? { Wrapped.assembled(elements) }
}
