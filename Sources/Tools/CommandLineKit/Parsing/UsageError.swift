/// An invalid command line.
package struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, with a suggestion if there is one.
    package let message: String
    /// The full name of the command.
    package let command: String

    /// Creates an error about the line of a command.
    package init(_ message: String, command: String) {
        self.message = message
        self.command = command
    }

    /// The message with the way to the help page.
    package var description: String { "\(message)\nTry '\(command) --help'." }
}
