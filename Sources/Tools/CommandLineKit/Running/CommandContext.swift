package import Foundation

/// The world around a command: where it reads, where it writes, and what its environment says.
package struct CommandContext: Sendable {
    /// Results, and nothing else.
    package var output: OutputChannel
    /// Failures, progress and remarks.
    package var errors: OutputChannel
    /// Reads standard input, at most the given number of bytes.
    package var readInput: @Sendable (_ limit: Int) throws -> Data
    /// The environment variables.
    package var environment: [String: String]
    /// The emphasis of results.
    package var style = TextStyle(isEnabled: false)
    /// The emphasis of failures.
    package var errorStyle = TextStyle(isEnabled: false)
    /// How much is said on standard error.
    package var verbosity = Verbosity.normal

    /// Makes the wish to end that a long command heeds; until a command asks for it, signals keep their effects.
    package var interruption: @Sendable () -> Interruption = { Interruption() }

    /// Creates a context.
    package init(
        output: OutputChannel,
        errors: OutputChannel,
        environment: [String: String],
        readInput: @escaping @Sendable (_ limit: Int) throws -> Data
    ) {
        self.output = output
        self.errors = errors
        self.environment = environment
        self.readInput = readInput
    }

    /// How much is said on standard error.
    package enum Verbosity: Sendable, Hashable {
        /// Failures alone.
        case quiet
        /// Failures and what a person should know.
        case normal
        /// What is done, and in how long.
        case verbose
    }

    /// Reports a failure; the work goes on.
    package func report(_ failure: CommandFailure, program: String) {
        // There is nowhere left to tell that standard error itself is gone.
        try? errors.write("\(errorStyle.red("\(program):")) \(failure.description.onOneLine)\n")
    }

    /// Says something on standard error that a person should know although nothing failed.
    package func warn(_ text: String) {
        guard verbosity != .quiet else { return }
        try? errors.write("\(errorStyle.red("warning:")) \(text.onOneLine)\n")
    }

    /// Says something on standard error that a person who asked for details wants to know.
    package func remark(_ text: @autoclosure () -> String) {
        guard verbosity == .verbose else { return }
        try? errors.write(errorStyle.dim(text().onOneLine) + "\n")
    }
}

extension CommandContext {
    /// Returns the context of this process.
    package static func process() -> CommandContext {
        let environment = ProcessInfo.processInfo.environment
        var context = CommandContext(
            output: .file(.standardOutput, environment: environment),
            errors: .file(.standardError, environment: environment),
            environment: environment
        ) { limit in
            var data = Data()
            while data.count < limit {
                let wanted = min(limit - data.count, 1 << 20)
                guard let part = try FileHandle.standardInput.read(upToCount: wanted), !part.isEmpty else { break }
                data.append(part)
            }
            return data
        }
        context.interruption = { .bySignals() }
        return context
    }
}
