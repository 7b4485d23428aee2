/// Writes completions for Bash.
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
                case ${COMP_WORDS[i]} in
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

    private var commands: String {
        let names = root.subcommands.map(\.name).joined(separator: "|")
        return "            \(names)) command=${COMP_WORDS[i]}; break ;;"
    }

    private var values: String {
        var lines: [String] = []
        for option in SharedOptions.group.options where option.takesValue {
            lines.append(line(option.spellings.map { "*,\($0)" }, option.completion))
        }
        for command in root.subcommands {
            for option in command.options where option.takesValue {
                lines.append(line(option.spellings.map { "\(command.name),\($0)" }, option.completion))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ patterns: [String], _ completion: CompletionKind) -> String {
        "        \(patterns.joined(separator: "|"))) \(Self.reply(completion)) return ;;"
    }

    private var options: String {
        var lines = root.subcommands.map { optionLine("\($0.name)", $0) }
        lines.append(optionLine("*", root))
        return lines.joined(separator: "\n")
    }

    private func optionLine(_ pattern: String, _ command: Command) -> String {
        let words = command.completableOptions.flatMap(\.spellings).joined(separator: " ")
        return "            \(pattern)) \(Self.reply(.words([words]))) ;;"
    }

    private var operands: String {
        var lines = ["        '') \(Self.reply(.words(root.subcommands.map(\.name)))) ;;"]
        lines += root.subcommands.filter { $0.operands.completion != .nothing }.map {
            "        \($0.name)) \(Self.reply($0.operands.completion)) ;;"
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
