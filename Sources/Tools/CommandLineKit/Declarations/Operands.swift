/// The operands of a command.
package struct Operands: Sendable {
    /// The names of the operands in help pages, in order; the last one stands for all further ones.
    package let names: [String]
    /// The number of operands.
    package let count: ClosedRange<Int>
    /// One sentence that describes the operands.
    package let help: String
    /// The completion of operands.
    package let completion: CompletionKind

    /// Declares operands.
    package init(_ names: String..., count: ClosedRange<Int>, completion: CompletionKind, help: String) {
        self.names = names
        self.count = count
        self.help = help
        self.completion = completion
    }

    /// No operands.
    package static let none = Operands(count: 0...0, completion: .nothing, help: "")

    /// The operands in a synopsis, such as `IMAGE…` or `A B`.
    package var synopsis: String {
        let repeats = count.upperBound > names.count
        let text = names.joined(separator: " ") + (repeats ? "…" : "")
        return count.lowerBound == 0 && !text.isEmpty ? "[\(text)]" : text
    }
}
