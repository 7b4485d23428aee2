/// What a parameter takes: a test of a value, and the values to choose from.
struct ParameterLimits<Value>: Sendable {
    /// Returns a Boolean value that indicates whether the parameter takes a value.
    var accepts: @Sendable (Value) -> Bool = { _ in true }
    /// Returns the values to choose from, or nil when any value can be given.
    var choices: (@Sendable () async throws -> [Value])?
}

/// The least and the greatest value that a parameter takes.
public typealias InclusiveRange<Value> = (lowerBound: Value, upperBound: Value)

/// The control with which people set a number.
package enum NumberControl: Hashable, Sendable { case stepper, field, slider }
