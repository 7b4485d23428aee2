/// The words a command works on, after its options.
package struct Operands: Sendable {
    /// The names of the words in help pages, in order; the last one names all that follow if more are allowed.
    package let names: [String]
    /// How many words the command takes.
    package let count: ClosedRange<Int>
    /// One sentence that says what the words are.
    package let help: String
    /// What a shell offers for each word.
    package let completion: CompletionKind

    /// Declares the words that a command takes.
    package init(_ names: String..., count: ClosedRange<Int>, completion: CompletionKind, help: String) {
        self.names = names
        self.count = count
        self.help = help
        self.completion = completion
    }

    /// No words at all.
    package static let none = Operands(count: 0...0, completion: .nothing, help: "")

    /// The words as a synopsis shows them, such as `IMAGE…` or `A B`.
    package var synopsis: String {
        let repeats = count.upperBound > names.count
        let text = names.joined(separator: " ") + (repeats ? "…" : "")
        return count.lowerBound == 0 && !text.isEmpty ? "[\(text)]" : text
    }
}
