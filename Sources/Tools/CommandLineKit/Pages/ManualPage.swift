/// The manual page of a program, in the roff language of `man`.
package struct ManualPage: Sendable {
    private let suite: CommandSuite
    private let root: Command

    /// Creates the manual page of a program.
    package init(_ suite: CommandSuite) {
        self.suite = suite
        root = suite.root
    }

    /// The page's source.
    package var source: String {
        var lines = [
            ".TH \(Self.argument(root.name.uppercased())) 1 \"\" \(Self.argument("\(root.name) \(suite.version)"))"
                + " \(Self.argument("User Commands"))",
            ".nh", ".ad l",
            ".SH NAME", Self.text("\(root.name) - \(Self.phrase(root.abstract))"),
            ".SH SYNOPSIS", "\\fB\(Self.escape(root.name))\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR...]",
            ".SH DESCRIPTION",
        ]
        lines += paragraphs(root.discussion)
        lines.append(".SH COMMANDS")
        for command in root.subcommands { lines += section(of: command) }
        lines += options([SharedOptions.group], heading: ".SH")
        lines += list("EXIT STATUS", suite.exitCodes.map { ("\($0.code.rawValue)", $0.meaning) })
        lines += list("ENVIRONMENT", suite.environment.map { ($0.name, $0.meaning) })
        lines += examples(root.examples, heading: ".SH EXAMPLES")
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(of command: Command) -> [String] {
        let synopsis = HelpPage(command, path: "\(root.name) \(command.name)").synopsis
        var lines = [".SS \(Self.argument(synopsis))", Self.text(command.abstract)]
        for paragraph in command.discussion { lines += [".PP", Self.text(paragraph)] }
        lines += options(command.groups, heading: ".PP")
        return lines + examples(command.examples, heading: ".PP")
    }

    private func options(_ groups: [OptionGroup], heading: String) -> [String] {
        groups.flatMap { group in
            let title =
                heading == ".SH" ? [".SH \(Self.argument(group.title.uppercased()))"] : [".PP", Self.text(group.title)]
            return title
                + group.options.flatMap { option in
                    [".TP", Self.bold(Self.term(option)), Self.text(HelpPage.meaning(option))]
                }
        }
    }

    private func list(_ title: String, _ items: [(String, String)]) -> [String] {
        guard !items.isEmpty else { return [] }
        return [".SH \(Self.argument(title))"]
            + items.flatMap { [".TP", Self.bold($0.0), Self.text($0.1)] }
    }

    private func examples(_ examples: [Command.Example], heading: String) -> [String] {
        guard !examples.isEmpty else { return [] }
        let title = heading == ".PP" ? [".PP", "Examples"] : [heading]
        return title + examples.flatMap { [".TP", Self.bold($0.line), Self.text($0.meaning)] }
    }

    private func paragraphs(_ texts: [String]) -> [String] {
        texts.flatMap { [".PP", Self.text($0)] }
    }

    private static func term(_ option: any OptionDeclaration) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        return short + option.spelling + (option.placeholder.map { " \($0)" } ?? "")
    }

    /// Returns a sentence as the phrase that a list of manual pages shows.
    private static func phrase(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private static func bold(_ text: String) -> String { "\\fB\(escape(text))\\fR" }

    private static func argument(_ text: String) -> String {
        "\"\(escape(text).replacing("\"", with: "\\(dq"))\""
    }

    /// Returns running text; a control character at its beginning would make it a request.
    private static func text(_ text: String) -> String {
        let escaped = escape(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }

    private static func escape(_ text: String) -> String {
        text.replacing("\\", with: "\\e")
            .replacing("-", with: "\\-")
            .replacing("'", with: "\\(aq")
            .replacing("…", with: "...")
            .replacing("×", with: "\\(mu")
            .replacing("’", with: "\\(cq")
    }
}
