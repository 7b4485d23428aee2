/// The help page of a command.
package struct HelpPage: Sendable {
    private let command: Command
    private let path: String
    private let style: TextStyle
    private let width: Int

    /// Creates the page of a command under its full name.
    package init(_ command: Command, path: String, style: TextStyle = TextStyle(isEnabled: false), width: Int = 80) {
        self.command = command
        self.path = path
        self.style = style
        self.width = max(40, width)
    }

    /// The page.
    package var text: String {
        var sections = [TextLayout.paragraph(command.abstract, width: width)]
        sections.append("\(title("Usage")) \(synopsis)\n")
        sections += command.discussion.map { TextLayout.paragraph($0, width: width) }
        if !command.subcommands.isEmpty {
            sections.append(section("Commands", command.subcommands.map { ($0.name, $0.abstract) }))
        }
        if !command.operands.help.isEmpty {
            sections.append(section("Arguments", [(command.operands.synopsis, command.operands.help)]))
        }
        for group in command.groups + [SharedOptions.group] {
            sections.append(section(group.title, group.options.map { (Self.term($0), Self.meaning($0)) }))
        }
        if !command.examples.isEmpty { sections.append(examples) }
        if !command.subcommands.isEmpty {
            sections.append("'\(path) COMMAND --help' tells more about a command.\n")
        }
        return sections.joined(separator: "\n")
    }

    /// The synopsis, without the word "Usage".
    package var synopsis: String {
        let operands = command.subcommands.isEmpty ? command.operands.synopsis : "COMMAND"
        return [path, "[OPTION…]", operands].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the spellings of an option, such as `-n, --limit N`.
    package static func term(_ option: any OptionDeclaration) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        return short + option.spelling + (option.placeholder.map { " \($0)" } ?? "")
    }

    /// Returns the help of an option, with its default.
    package static func meaning(_ option: any OptionDeclaration) -> String {
        option.help + (option.defaultText.map { " [default: \($0)]" } ?? "")
    }

    private func title(_ text: String) -> String { style.bold("\(text):") }

    private func section(_ name: String, _ items: [(term: String, meaning: String)]) -> String {
        let longest = items.map(\.term.count).max() ?? 0
        let column = min(longest + 4, 28)
        return "\(title(name))\n" + TextLayout.definitions(items, column: column, width: width)
    }

    private var examples: String {
        let lines = command.examples.map { example in
            "  \(style.bold(example.line))\n" + TextLayout.paragraph(example.meaning, indent: 6, width: width)
        }
        return "\(title("Examples"))\n" + lines.joined()
    }
}
