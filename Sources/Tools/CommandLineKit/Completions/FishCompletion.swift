/// A generator of completions for fish.
struct FishCompletion {
    private let root: Command

    init(_ root: Command) {
        self.root = root
    }

    var source: String {
        var lines = ["# Completions of \(root.name) for fish.", "", "complete -c \(root.name) -f"]
        lines += names(of: root, condition: "__fish_use_subcommand")
        lines += SharedOptions.group.options.map { line($0, condition: nil) }
        for (words, command) in root.descendants {
            let condition = words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
            let names = command.subcommands.map(\.name).joined(separator: " ")
            lines += self.names(of: command, condition: "\(condition); and not __fish_seen_subcommand_from \(names)")
            lines += command.options.map { line($0, condition: condition) }
            if let operands = Self.operands(command.operands.completion) {
                lines.append("complete -c \(root.name) -n \(Self.quoted(condition)) \(operands)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the lines that offer a command's subcommands under a condition.
    private func names(of command: Command, condition: String) -> [String] {
        let condition = condition.contains(" ") ? Self.quoted(condition) : condition
        return command.subcommands.map { child in
            "complete -c \(root.name) -n \(condition) -a \(child.name) -d \(Self.quoted(child.abstract))"
        }
    }

    private func line(_ option: any OptionDeclaration, condition: String?) -> String {
        var words = ["complete -c \(root.name)"]
        if let condition { words.append("-n \(Self.quoted(condition))") }
        if let short = option.short { words.append("-s \(short)") }
        words.append("-l \(option.name)")
        if option.takesValue { words.append(option.completion == .files ? "-r" : "-x") }
        if let values = Self.operands(option.completion) { words.append(values) }
        words.append("-d \(Self.quoted(option.help))")
        return words.joined(separator: " ")
    }

    private static func operands(_ completion: CompletionKind) -> String? {
        switch completion {
        case .nothing: nil
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
