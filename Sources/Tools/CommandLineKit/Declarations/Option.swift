/// An option with a value.
///
/// The declaration is also the key of the value in ``ParsedArguments``, so a command can't read an option under the
/// wrong name or type. When an option is given twice, the last one counts, unless it is a list.
package struct Option<Value: Sendable>: OptionDeclaration {
    package let name: String
    package let short: Character?
    package let help: String
    package let placeholder: String?
    package let defaultText: String?
    package let completion: CompletionKind
    /// The default value.
    package let defaultValue: Value
    private let combine: (@Sendable (Value, Value) -> Value)?
    private let parse: @Sendable (String) throws(InvalidValue) -> Value

    /// Declares an option with a closure that parses its value.
    package init(
        _ name: String,
        short: Character? = nil,
        placeholder: String,
        default defaultValue: Value,
        defaultText: String? = nil,
        completion: CompletionKind = .nothing,
        help: String,
        combine: (@Sendable (_ earlier: Value, _ later: Value) -> Value)? = nil,
        parse: @escaping @Sendable (String) throws(InvalidValue) -> Value
    ) {
        self.name = name
        self.short = short
        self.help = help
        self.placeholder = placeholder
        self.defaultText = defaultText
        self.completion = completion
        self.defaultValue = defaultValue
        self.combine = combine
        self.parse = parse
    }

    package func value(from text: String) throws(InvalidValue) -> any Sendable {
        try parse(text)
    }

    package func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable {
        guard let combine, let earlier = earlier as? Value, let later = value as? Value else { return value }
        return combine(earlier, later)
    }
}
