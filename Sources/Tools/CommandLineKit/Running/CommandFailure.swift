/// A failure as a person at the terminal meets it: what it concerns, what happened, and the code to end with.
package struct CommandFailure: Error, Sendable, CustomStringConvertible {
    /// The code to end with.
    package let exitCode: ExitCode
    /// The file or thing that the failure concerns.
    package let subject: String?
    /// What happened and, where known, how to mend it.
    package let message: String

    /// Creates a failure.
    package init(_ exitCode: ExitCode, subject: String? = nil, _ message: String) {
        self.exitCode = exitCode
        self.subject = subject
        self.message = message
    }

    /// The subject and the message.
    package var description: String {
        subject.map { "\($0): \(message)" } ?? message
    }
}
