/// What a parser, a help page, a manual page and a completion script need to know about an option.
package protocol OptionDeclaration: Sendable {
    /// The long name, without its dashes.
    var name: String { get }
    /// The one-letter name, if there is one.
    var short: Character? { get }
    /// One sentence that says what the option does.
    var help: String { get }
    /// The stand-in for the value in help pages, or nil for a flag.
    var placeholder: String? { get }
    /// The default as help pages print it, or nil where there is nothing to say.
    var defaultText: String? { get }
    /// What a shell offers for the value.
    var completion: CompletionKind { get }
    /// Reads the value from the text that was typed.
    func value(from text: String) throws(InvalidValue) -> any Sendable
    /// Returns what counts when the option was given before with another value.
    func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable
}

extension OptionDeclaration {
    /// The long name as it is typed.
    package var spelling: String { "--\(name)" }

    /// The last value counts.
    package func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable { value }

    /// A Boolean value that indicates whether a value follows the name.
    package var takesValue: Bool { placeholder != nil }
}

/// The reason why a text is no value for an option.
package struct InvalidValue: Error, Hashable {
    /// What was expected, as it continues the words "expected …".
    package let expectation: String

    /// Creates a reason that continues the words "expected …".
    package init(expected expectation: String) {
        self.expectation = expectation
    }
}
