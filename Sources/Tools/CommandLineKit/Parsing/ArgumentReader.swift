/// A reader of arguments, which parses the options on the way.
struct ArgumentReader {
    private var words: ArraySlice<String>
    private var optionsEnded = false

    init(words: [String]) {
        self.words = words[...]
    }

    /// Returns the next operand, after parsing the options before it; nil at the end.
    mutating func nextOperand(
        _ options: [any OptionDeclaration],
        into arguments: inout ParsedArguments,
        command: String
    ) throws(UsageError) -> String? {
        while let word = words.popFirst() {
            // A lone dash is standard input, an operand like any other.
            if optionsEnded || word == "-" || !word.hasPrefix("-") { return word }
            if word == "--" {
                optionsEnded = true
            } else if word.hasPrefix("--") {
                try readLong(word, options, into: &arguments, command: command)
            } else {
                try readShort(word, options, into: &arguments, command: command)
            }
        }
        return nil
    }

    private mutating func readLong(
        _ word: String,
        _ options: [any OptionDeclaration],
        into arguments: inout ParsedArguments,
        command: String
    ) throws(UsageError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            throw UsageError(Self.unknown(name, among: options), command: command)
        }
        let attached = parts.count == 2 ? String(parts[1]) : nil
        if !option.takesValue, attached != nil {
            throw UsageError("'\(option.spelling)' takes no value", command: command)
        }
        try store(option, as: option.spelling, attached: attached, into: &arguments, command: command)
    }

    private mutating func readShort(
        _ word: String,
        _ options: [any OptionDeclaration],
        into arguments: inout ParsedArguments,
        command: String
    ) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.short == letter }) else {
                throw UsageError("unknown option '-\(letter)'", command: command)
            }
            var attached: String?
            if option.takesValue, !letters.isEmpty {
                attached = String(letters.first == "=" ? letters.dropFirst() : letters)
                letters = ""
            }
            try store(option, as: "-\(letter)", attached: attached, into: &arguments, command: command)
        }
    }

    private mutating func store(
        _ option: any OptionDeclaration,
        as spelling: String,
        attached: String?,
        into arguments: inout ParsedArguments,
        command: String
    ) throws(UsageError) {
        guard option.takesValue else {
            arguments.set(true, for: option)
            return
        }
        guard let text = attached ?? words.popFirst() else {
            throw UsageError("'\(spelling)' needs a value, \(option.placeholder ?? "")", command: command)
        }
        do {
            arguments.set(try option.value(from: text), for: option)
        } catch {
            throw UsageError(
                "'\(text)' is no value for '\(spelling)': expected \(error.expectation)",
                command: command
            )
        }
    }

    private static func unknown(_ name: String, among options: [any OptionDeclaration]) -> String {
        let message = "unknown option '--\(name)'"
        guard let guess = Spelling.suggestion(for: name, among: options.map(\.name)) else { return message }
        return "\(message); did you mean '--\(guess)'?"
    }
}
