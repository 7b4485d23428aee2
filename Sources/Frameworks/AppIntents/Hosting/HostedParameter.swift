/// A parameter of whatever type, as a host sees it.
package protocol HostedParameter: AnyObject, Sendable {
    /// The name of the parameter, as people read it.
    var title: LocalizedStringResource { get }
    /// A Boolean value that indicates whether the value may be missing.
    var isOptional: Bool { get }
    /// The type of the value.
    var valueType: Any.Type { get }
    /// The value, or nil before there is one.
    var assignedValue: (any Sendable)? { get }
    /// Asks the host for a value.
    func fill(dialog: IntentDialog?) async throws
    /// Takes a value of the parameter's type or one that converts to it, or returns false.
    func assign(_ value: any Sendable) async throws -> Bool
}

extension HostedParameter {
    /// A Boolean value that indicates whether the intent can't run before there is a value.
    package var isMissing: Bool { !isOptional && assignedValue == nil }
}

extension IntentParameter: HostedParameter {
    package var valueType: Any.Type { Value.self }

    package var assignedValue: (any Sendable)? {
        if case .set(let value) = valueState { value } else { nil }
    }

    package func fill(dialog: IntentDialog?) async throws {
        let answer = try await requestValue(dialog)
        if let value = answer as? Value {
            wrappedValue = value
        } else if let value = [answer] as? Value {
            wrappedValue = value
        } else {
            throw needsValueError(dialog)
        }
    }

    package func assign(_ value: any Sendable) async throws -> Bool {
        guard let converted = try await ValueConversion.value(value, as: Value.self) else { return false }
        wrappedValue = converted
        return true
    }
}
