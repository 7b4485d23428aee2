/// A generator of completions for Bash.
struct BashCompletion {
    private let root: Command

    init(_ root: Command) {
        self.root = root
    }

    var source: String {
        """
        # Completions of \(root.name) for bash.

        _\(function)() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                case $command/${COMP_WORDS[i]} in
        \(commands)
                esac
            done
            case $command,$before in
        \(values)
            esac
            if [[ $word == -* ]]; then
                case $command in
        \(options)
                esac
                return
            fi
            case $command in
        \(operands)
            esac
        }

        complete -F _\(function) \(root.name)

        """
    }

    private var function: String { root.name.replacing("-", with: "_") }

    /// The key of a command in the script, such as `/catalog/list`.
    private static func key(_ words: [String]) -> String { words.map { "/\($0)" }.joined() }

    private var commands: String {
        let keys = root.descendants.map { Self.key($0.words) }.joined(separator: "|")
        return "            \(keys)) command+=/${COMP_WORDS[i]} ;;"
    }

    private var values: String {
        var lines: [String] = []
        for option in SharedOptions.group.options where option.takesValue {
            lines.append(line(option.spellings.map { "*,\($0)" }, option.completion))
        }
        for (words, command) in root.descendants {
            for option in command.options where option.takesValue {
                lines.append(line(option.spellings.map { "\(Self.key(words)),\($0)" }, option.completion))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ patterns: [String], _ completion: CompletionKind) -> String {
        "        \(patterns.joined(separator: "|"))) \(Self.reply(completion)) return ;;"
    }

    private var options: String {
        var lines = root.descendants.map { optionLine(Self.key($0.words), $0.command) }
        lines.append(optionLine("*", root))
        return lines.joined(separator: "\n")
    }

    private func optionLine(_ pattern: String, _ command: Command) -> String {
        let words = command.completableOptions.flatMap(\.spellings).joined(separator: " ")
        return "            \(pattern)) \(Self.reply(.words([words]))) ;;"
    }

    private var operands: String {
        var lines = ["        '') \(Self.reply(.words(root.subcommands.map(\.name)))) ;;"]
        lines += root.descendants.compactMap { words, command in
            let offered =
                command.subcommands.isEmpty ? command.operands.completion : .words(command.subcommands.map(\.name))
            return offered == .nothing ? nil : "        \(Self.key(words))) \(Self.reply(offered)) ;;"
        }
        return lines.joined(separator: "\n")
    }

    private static func reply(_ completion: CompletionKind) -> String {
        switch completion {
        case .nothing: ""
        case .files: "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$word\");"
        case .folders: "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$word\");"
        case .words(let words):
            "mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$word\");"
        }
    }
}
