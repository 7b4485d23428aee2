/// The parsed options and operands of a command.
package struct ParsedArguments: Sendable {
    /// The operands.
    package internal(set) var operands: [String] = []
    private var values: [String: any Sendable] = [:]

    /// Creates arguments without values.
    package init() {}

    /// Returns the value of an option, or its default.
    package subscript<Value>(option: Option<Value>) -> Value {
        values[option.name] as? Value ?? option.defaultValue
    }

    /// Returns whether an option was given.
    package func has<Value>(_ option: Option<Value>) -> Bool { values[option.name] != nil }

    /// Returns whether one of several options was given.
    package func has(anyOf options: [any OptionDeclaration]) -> Bool { options.contains { values[$0.name] != nil } }

    /// A Boolean value that indicates whether a flag was given.
    package subscript(flag: Flag) -> Bool {
        values[flag.name] as? Bool ?? false
    }

    mutating func set(_ value: any Sendable, for option: any OptionDeclaration) {
        values[option.name] = values[option.name].map { option.value(value, after: $0) } ?? value
    }
}
