/// An option as parsers, help pages, manual pages and completion scripts use it.
package protocol OptionDeclaration: Sendable {
    /// The long name, without its dashes.
    var name: String { get }
    /// The one-letter name, if there is one.
    var short: Character? { get }
    /// One sentence that says what the option does.
    var help: String { get }
    /// The placeholder of the value in help pages, or nil for a flag.
    var placeholder: String? { get }
    /// The default in help pages, or nil for none.
    var defaultText: String? { get }
    /// The completion of the value.
    var completion: CompletionKind { get }
    /// Parses the value from an argument.
    func value(from text: String) throws(InvalidValue) -> any Sendable
    /// Returns the combined value when the option was given before.
    func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable
}

extension OptionDeclaration {
    /// The long name with its dashes.
    package var spelling: String { "--\(name)" }

    /// Returns the last value.
    package func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable { value }

    /// A Boolean value that indicates whether the option takes a value.
    package var takesValue: Bool { placeholder != nil }
}

/// The reason why an argument isn't a valid value.
package struct InvalidValue: Error, Hashable {
    /// What was expected, as it continues the words "expected …".
    package let expectation: String

    /// Creates a reason that continues the words "expected …".
    package init(expected expectation: String) {
        self.expectation = expectation
    }
}
