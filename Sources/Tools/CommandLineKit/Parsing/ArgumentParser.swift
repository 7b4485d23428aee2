/// A parser of command lines.
///
/// Options and operands may be mixed; `--` ends the options. A value is given as `--name value`, `--name=value`, `-n
/// value` or `-nvalue`, and short flags may be joined, as in `-qv`.
package struct ArgumentParser: Sendable {
    private let root: Command

    /// Creates a parser for a program.
    package init(_ root: Command) {
        self.root = root
    }

    /// The result of parsing a command line.
    package enum Outcome: Sendable {
        /// A command to run.
        case run(Command, ParsedArguments)
        /// A help page to show, with the full name of its command.
        case help(String, Command)
        /// The version to show.
        case version
    }

    /// Parses the arguments of a program.
    package func parse(_ words: [String]) throws(UsageError) -> Outcome {
        var reader = ArgumentReader(words: words)
        var arguments = ParsedArguments()
        var command = root
        var path = root.name
        while !command.subcommands.isEmpty {
            let options = command.options + SharedOptions.group.options
            guard let word = try reader.nextOperand(options, into: &arguments, command: path) else { break }
            guard let next = command.subcommand(named: word) else {
                throw UsageError(unknown(word, in: command, path: path), command: path)
            }
            command = next
            path += " \(next.name)"
        }
        let options = command.options + SharedOptions.group.options
        while let word = try reader.nextOperand(options, into: &arguments, command: path) {
            arguments.operands.append(word)
        }
        if arguments[SharedOptions.help] { return .help(path, command) }
        if arguments[SharedOptions.version] { return .version }
        guard command.action != nil else { throw UsageError("a command is missing", command: path) }
        try check(arguments.operands, of: command, path: path)
        return .run(command, arguments)
    }

    private func unknown(_ word: String, in command: Command, path: String) -> String {
        let message = "unknown command '\(word)'"
        guard let guess = Spelling.suggestion(for: word, among: command.subcommands.map(\.name)) else {
            return message
        }
        return "\(message); did you mean '\(path) \(guess)'?"
    }

    private func check(_ words: [String], of command: Command, path: String) throws(UsageError) {
        let operands = command.operands
        if words.count < operands.count.lowerBound {
            let missing = operands.names[min(words.count, operands.names.count - 1)]
            throw UsageError("\(missing) is missing", command: path)
        }
        if words.count > operands.count.upperBound {
            throw UsageError("'\(words[operands.count.upperBound])' is one word too many", command: path)
        }
    }
}
