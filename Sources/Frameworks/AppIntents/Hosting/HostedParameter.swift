/// A parameter of any type, as a host sees it.
package protocol HostedParameter: AnyObject, Sendable {
    /// The name of the parameter, as people read it.
    var title: LocalizedStringResource { get }
    /// A Boolean value that indicates whether the value may be missing.
    var isOptional: Bool { get }
    /// The type of the value.
    var valueType: Any.Type { get }
    /// The value, or nil before there is one.
    var assignedValue: (any Sendable)? { get }
    /// What tells the parameter from others, however they are titled.
    var identity: ParameterIdentity { get }
    /// How people give a value.
    var options: ParameterOptions { get }
    /// Gives the parameter the value that its options provider suggests, unless it has one.
    func takeSuggestion() async throws
    /// Asks the host for a value.
    func fill(dialog: IntentDialog?) async throws
    /// Returns the values that people are likely to choose: cases, choices and suggestions.
    func likelyValues() async throws -> [any Sendable]
    /// Takes a value of the parameter's type or one that converts to it, or returns false.
    ///
    /// Throws an ``AppIntentError`` that says why when the parameter doesn't take the value, such as a number outside
    /// its range.
    func assign(_ value: any Sendable) async throws -> Bool
}

extension HostedParameter {
    /// A Boolean value that indicates whether the intent can't run before there is a value.
    package var isMissing: Bool { !isOptional && assignedValue == nil }
}
