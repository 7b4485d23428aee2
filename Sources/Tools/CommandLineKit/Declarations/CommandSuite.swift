/// A program made of commands, with what its manual says beyond them.
package struct CommandSuite: Sendable {
    /// The root command; its name is the program's.
    package let root: Command
    /// The version that `--version` prints.
    package let version: String
    /// What the manual says beyond the commands.
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
        /// Words with their explanations, after the text.
        package let terms: [(term: String, meaning: String)]

        /// Creates a section.
        package init(_ title: String, _ paragraphs: [String], terms: [(term: String, meaning: String)] = []) {
            self.title = title
            self.paragraphs = paragraphs
            self.terms = terms
        }
    }
}

/// The options that every command understands.
package enum SharedOptions {
    /// Asks for the help page.
    package static let help = Flag("help", short: "h", help: "Show this help.")
    /// Asks for the version.
    package static let version = Flag("version", help: "Show the version.")
    /// Says when to use color.
    package static let color = Option<ColorChoice>(
        "color",
        placeholder: "WHEN",
        default: .auto,
        help: "Use color: auto, always or never. The variable NO_COLOR turns auto off."
    )
    /// Silences everything on standard error that isn't a failure.
    package static let quiet = Flag("quiet", short: "q", help: "Say nothing on standard error but failures.")
    /// Tells more on standard error.
    package static let verbose = Flag(
        "verbose",
        short: "v",
        help: "Tell on standard error what is done, and in how long."
    )

    /// The group that closes every help page.
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
