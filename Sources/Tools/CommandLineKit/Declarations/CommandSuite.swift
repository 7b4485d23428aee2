/// A program made of commands, with further content of its manual.
package struct CommandSuite: Sendable {
    /// The root command; its name is the program's.
    package let root: Command
    /// The version that `--version` prints.
    package let version: String
    /// Further sections of the manual.
    package let notes: [Note]
    /// The environment variables that the program reads, each with its meaning.
    package let environment: [(name: String, meaning: String)]
    /// The exit codes that the program uses, each with its meaning.
    package let exitCodes: [(code: ExitCode, meaning: String)]

    /// Creates a program.
    package init(
        root: Command,
        version: String,
        notes: [Note] = [],
        environment: [(name: String, meaning: String)] = [],
        exitCodes: [(code: ExitCode, meaning: String)] = []
    ) {
        self.root = root
        self.version = version
        self.notes = notes
        self.environment = environment
        self.exitCodes = exitCodes
    }

    /// A section of the manual.
    package struct Note: Sendable {
        /// The title.
        package let title: String
        /// The text.
        package let paragraphs: [String]
        /// Terms with their explanations, after the text.
        package let terms: [(term: String, meaning: String)]

        /// Creates a section.
        package init(_ title: String, _ paragraphs: [String], terms: [(term: String, meaning: String)] = []) {
            self.title = title
            self.paragraphs = paragraphs
            self.terms = terms
        }
    }
}

/// The options of every command.
package enum SharedOptions {
    /// Shows the help page.
    package static let help = Flag("help", short: "h", help: "Show this help.")
    /// Shows the version.
    package static let version = Flag("version", help: "Show the version.")
    /// Sets when to use color.
    package static let color = Option<ColorChoice>(
        "color",
        placeholder: "WHEN",
        default: .auto,
        help: "Use color: auto, always or never. The variable NO_COLOR turns auto off."
    )
    /// Silences everything on standard error except failures.
    package static let quiet = Flag("quiet", short: "q", help: "Say nothing on standard error but failures.")
    /// Prints details on standard error.
    package static let verbose = Flag(
        "verbose",
        short: "v",
        help: "Tell on standard error what is done, and in how long."
    )

    /// The group at the end of every help page.
    package static let group = OptionGroup("General options", [color, quiet, verbose, help, version])
}

/// When to use color.
package enum ColorChoice: String, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    /// Always.
    case always
    /// Never.
    case never
}
