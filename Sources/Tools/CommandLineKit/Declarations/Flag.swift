/// An option that is either given or not.
package struct Flag: OptionDeclaration {
    package let name: String
    package let short: Character?
    package let help: String

    /// Declares a flag.
    package init(_ name: String, short: Character? = nil, help: String) {
        self.name = name
        self.short = short
        self.help = help
    }

    package var placeholder: String? { nil }
    package var defaultText: String? { nil }
    package var completion: CompletionKind { .nothing }

    package func value(from text: String) throws(InvalidValue) -> any Sendable { true }
}
