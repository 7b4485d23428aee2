package import Foundation

/// The environment of a command: its input, output and variables.
package struct CommandContext: Sendable {
    /// The standard output, for results alone.
    package var output: OutputChannel
    /// The standard error, for failures, progress and remarks.
    package var errors: OutputChannel
    /// Reads standard input, at most the given number of bytes.
    package var readInput: @Sendable (_ limit: Int) throws -> Data
    /// The environment variables.
    package var environment: [String: String]
    /// The style of results.
    package var style = TextStyle(isEnabled: false)
    /// The style of failures.
    package var errorStyle = TextStyle(isEnabled: false)
    /// The amount of output on standard error.
    package var verbosity = Verbosity.normal

    /// Asks a person a question to answer with yes or no; nil where there is no terminal to ask on.
    package var ask: @Sendable (_ question: String) -> Bool? = { _ in nil }
    /// Installs the interruption by signals, for long commands; until a command calls it, signals keep their default
    /// effects.
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

    /// An amount of output on standard error.
    package enum Verbosity: Sendable, Hashable {
        /// Failures only.
        case quiet
        /// Failures and warnings.
        case normal
        /// Details and timings, too.
        case verbose
    }

    /// Reports a failure and continues.
    package func report(_ failure: CommandFailure, program: String) {
        // When standard error itself is gone, there is no place to report it.
        try? errors.write("\(errorStyle.red("\(program):")) \(failure.description.onOneLine)\n")
    }

    /// Writes a warning to standard error.
    package func warn(_ text: String) {
        guard verbosity != .quiet else { return }
        try? errors.write("\(errorStyle.red("warning:")) \(text.onOneLine)\n")
    }

    /// Writes a detail to standard error in verbose mode.
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
        context.ask = { question in
            guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
            FileHandle.standardError.write(Data("\(question) [y/N] ".utf8))
            return ["y", "yes"].contains(readLine()?.lowercased())
        }
        return context
    }
}
