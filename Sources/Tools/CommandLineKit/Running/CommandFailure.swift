/// A failure for a user: its subject, message and exit code.
package struct CommandFailure: Error, Sendable, CustomStringConvertible {
    /// The exit code.
    package let exitCode: ExitCode
    /// The file or thing that the failure concerns.
    package let subject: String?
    /// What happened and, where known, how to fix it.
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
