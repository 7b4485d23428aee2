/// A command: its name, options, documentation and action.
package struct Command: Sendable {
    /// The action of a command with its parsed arguments.
    package typealias Action = @Sendable (ParsedArguments, CommandContext) async throws -> ExitCode

    /// The name of the command.
    package let name: String
    /// One sentence that says what the command does.
    package let abstract: String
    /// Further paragraphs.
    package let discussion: [String]
    /// The operands after the options.
    package let operands: Operands
    /// The options, by topic.
    package let groups: [OptionGroup]
    /// Example calls.
    package let examples: [Example]
    /// The commands below this one.
    package let subcommands: [Command]
    /// The action; nil for a command that only has subcommands.
    package let action: Action?

    /// Declares a command.
    package init(
        _ name: String,
        abstract: String,
        discussion: [String] = [],
        operands: Operands = .none,
        groups: [OptionGroup] = [],
        examples: [Example] = [],
        subcommands: [Command] = [],
        action: Action? = nil
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.operands = operands
        self.groups = groups
        self.examples = examples
        self.subcommands = subcommands
        self.action = action
    }

    /// All options of the command.
    package var options: [any OptionDeclaration] { groups.flatMap(\.options) }

    /// Returns the subcommand with a name.
    package func subcommand(named name: String) -> Command? {
        subcommands.first { $0.name == name }
    }

    /// The subcommands at every depth, each after its parent.
    ///
    /// The words are the names that lead from this command to the other one.
    package var descendants: [(words: [String], command: Command)] {
        subcommands.flatMap { child in
            [([child.name], child)] + child.descendants.map { ([child.name] + $0.words, $0.command) }
        }
    }

    /// An example call of a command.
    package struct Example: Sendable {
        /// The command line.
        package let line: String
        /// What the line does.
        package let meaning: String

        /// Creates an example.
        package init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }
}
