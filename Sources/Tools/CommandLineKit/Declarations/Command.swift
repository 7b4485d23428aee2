/// A command: what it is called, what it takes, what it says about itself and what it does.
package struct Command: Sendable {
    /// What a command does once its arguments are read.
    package typealias Action = @Sendable (ParsedArguments, CommandContext) async throws -> ExitCode

    /// The word that calls the command.
    package let name: String
    /// One sentence that says what the command does.
    package let abstract: String
    /// Paragraphs that say more.
    package let discussion: [String]
    /// The words that follow the options.
    package let operands: Operands
    /// The options, by topic.
    package let groups: [OptionGroup]
    /// Calls that show the command at work.
    package let examples: [Example]
    /// The commands below this one.
    package let subcommands: [Command]
    /// What the command does; nil for one that only holds others.
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

    /// The commands that this one holds, at every depth, each after the command that holds it.
    ///
    /// The words are those that lead from this command to the other one.
    package var descendants: [(words: [String], command: Command)] {
        subcommands.flatMap { child in
            [([child.name], child)] + child.descendants.map { ([child.name] + $0.words, $0.command) }
        }
    }

    /// A call that shows a command at work.
    package struct Example: Sendable {
        /// The line to type.
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
