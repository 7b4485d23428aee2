/// A command line that can't be understood.
package struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, and what was perhaps meant.
    package let message: String
    /// The command it was given to, from the program's name down.
    package let command: String

    /// Creates an error about the line of a command.
    package init(_ message: String, command: String) {
        self.message = message
        self.command = command
    }

    /// The message with the way to the help page.
    package var description: String { "\(message)\nTry '\(command) --help'." }
}
