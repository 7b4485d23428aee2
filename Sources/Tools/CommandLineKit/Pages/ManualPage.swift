/// The manual page of a program, in the roff language of `man`.
package struct ManualPage: Sendable {
    private let suite: CommandSuite
    private let root: Command

    /// Creates the manual page of a program.
    package init(_ suite: CommandSuite) {
        self.suite = suite
        root = suite.root
    }

    /// The source of the page.
    package var source: String {
        let name = Roff.argument(root.name.uppercased())
        let release = Roff.argument("\(root.name) \(suite.version)")
        var lines = [
            ".TH \(name) 1 \"\" \(release) \(Roff.argument("User Commands"))",
            ".nh", ".ad l",
            ".SH NAME", Roff.text("\(root.name) - \(Self.phrase(root.abstract))"),
            ".SH SYNOPSIS", "\(Roff.bold(root.name)) \\fICOMMAND\\fR [\\fIOPTION\\fR...]",
            ".SH DESCRIPTION",
        ]
        lines += root.discussion.flatMap { [".PP", Roff.text($0)] }
        lines.append(".SH COMMANDS")
        for (words, command) in root.descendants { lines += section(of: command, words) }
        for group in sharedGroups + [SharedOptions.group] {
            lines += [".SH \(Roff.argument(group.title.uppercased()))"] + options(of: group)
        }
        for note in suite.notes { lines += self.note(note) }
        lines += list("EXIT STATUS", suite.exitCodes.map { ("\($0.code.rawValue)", $0.meaning) })
        lines += list("ENVIRONMENT", suite.environment.map { ($0.name, $0.meaning) })
        if !root.examples.isEmpty { lines += [".SH EXAMPLES"] + examples(root.examples) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The groups of options that several commands share, which are explained once.
    private var sharedGroups: [OptionGroup] {
        let all = root.descendants.flatMap(\.command.groups)
        var seen: Set<[String]> = []
        return all.filter { group in
            let names = group.options.map(\.name)
            return all.count { $0.options.map(\.name) == names } > 1 && seen.insert(names).inserted
        }
    }

    private func section(of command: Command, _ words: [String]) -> [String] {
        let synopsis = HelpPage(command, path: ([root.name] + words).joined(separator: " ")).synopsis
        var lines = [".SS \(Roff.argument(synopsis))", Roff.text(command.abstract)]
        for paragraph in command.discussion { lines += [".PP", Roff.text(paragraph)] }
        let shared = sharedGroups.map { $0.options.map(\.name) }
        for group in command.groups where !shared.contains(group.options.map(\.name)) { lines += options(of: group) }
        let others = command.groups.filter { shared.contains($0.options.map(\.name)) }.map { $0.title.uppercased() }
        if !others.isEmpty {
            lines += [".PP", Roff.text("Also takes the options under \(others.joined(separator: " and ")).")]
        }
        if !command.examples.isEmpty { lines += [".PP", "Examples:"] + examples(command.examples) }
        return lines
    }

    private func options(of group: OptionGroup) -> [String] {
        group.options.flatMap { option -> [String] in
            let term = HelpPage.term(option).drop { $0 == " " }
            return [".TP", Roff.bold(String(term)), Roff.text(HelpPage.meaning(option))]
        }
    }

    private func note(_ note: CommandSuite.Note) -> [String] {
        [".SH \(Roff.argument(note.title.uppercased()))"]
            + note.paragraphs.flatMap { [".PP", Roff.text($0)] }
            + note.terms.flatMap { [".TP", Roff.bold($0.term), Roff.text($0.meaning)] }
    }

    private func list(_ title: String, _ items: [(String, String)]) -> [String] {
        guard !items.isEmpty else { return [] }
        return [".SH \(Roff.argument(title))"] + items.flatMap { [".TP", Roff.bold($0.0), Roff.text($0.1)] }
    }

    private func examples(_ examples: [Command.Example]) -> [String] {
        examples.flatMap { [".TP", Roff.bold($0.line), Roff.text($0.meaning)] }
    }

    /// Returns a sentence as the short description of a manual page.
    private static func phrase(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
