/// A generator of completions for the Z shell.
struct ZshCompletion {
    private let root: Command

    init(_ root: Command) {
        self.root = root
    }

    var source: String {
        """
        #compdef \(root.name)
        # Completions of \(root.name) for zsh.

        \(functions(of: root, name: "_\(function)"))
        if [[ $funcstack[1] == _\(function) ]]; then
            _\(function) "$@"
        else
            compdef _\(function) \(root.name)
        fi

        """
    }

    private var function: String { root.name.replacing("-", with: "_") }

    /// Returns the function that completes a command's subcommands, after those of nested ones.
    private func functions(of command: Command, name: String) -> String {
        let nested = command.subcommands.filter { !$0.subcommands.isEmpty }
            .map { functions(of: $0, name: "\(name)_\($0.name)") + "\n" }.joined()
        return nested + """
            \(name)() {
                local context state state_descr line
                local -A opt_args
                _arguments -C \\
            \(specifications(SharedOptions.group.options, indent: 8))
                    '1:command:->command' \\
                    '*:: :->arguments'
                case $state in
                    command)
                        local -a commands=(
            \(commands(of: command))
                        )
                        _describe command commands
                        ;;
                    arguments)
                        case $words[1] in
            \(arguments(of: command, name: name))
                        esac
                        ;;
                esac
            }

            """
    }

    private func commands(of command: Command) -> String {
        command.subcommands
            .map { "                \(Self.quoted("\($0.name):\(Self.sentence($0.abstract))"))" }
            .joined(separator: "\n")
    }

    private func arguments(of command: Command, name: String) -> String {
        command.subcommands.map { child in
            guard child.subcommands.isEmpty else { return "                \(child.name)) \(name)_\(child.name) ;;" }
            return """
                                \(child.name))
                                    _arguments -S \\
                \(specifications(child.completableOptions, indent: 24))
                                        \(Self.operands(child.operands))
                                    ;;
                """
        }.joined(separator: "\n")
    }

    private func specifications(_ options: [any OptionDeclaration], indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return options.map { option in
            let meaning = Self.sentence(option.help).replacing("[", with: "\\[").replacing("]", with: "\\]")
            var tail = "[\(meaning)]"
            if let placeholder = option.placeholder {
                tail += ":\(placeholder):\(Self.action(option.completion))"
            }
            // Each spelling excludes the other.
            guard let short = option.short else {
                let equals = option.takesValue ? "=" : ""
                return "\(margin)\(Self.quoted("\(option.spelling)\(equals)\(tail)")) \\"
            }
            let spellings = option.takesValue ? "{-\(short)+,\(option.spelling)=}" : "{-\(short),\(option.spelling)}"
            return "\(margin)'(-\(short) \(option.spelling))'\(spellings)\(Self.quoted(tail)) \\"
        }.joined(separator: "\n")
    }

    private static func operands(_ operands: Operands) -> String {
        guard operands.count.upperBound > 0 else { return "" }
        return quoted("*:\(operands.names.joined(separator: " or ")):\(action(operands.completion))")
    }

    private static func action(_ completion: CompletionKind) -> String {
        switch completion {
        case .nothing: ""
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private static func sentence(_ text: String) -> String {
        (text.hasSuffix(".") ? String(text.dropLast()) : text).replacing(":", with: "\\:")
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("'", with: "'\\''"))'"
    }
}
