/// Runs a program: parses the arguments, runs the command, and reports failures.
package struct CommandRunner: Sendable {
    private let suite: CommandSuite

    /// Creates a runner.
    package init(_ suite: CommandSuite) {
        self.suite = suite
    }

    /// Runs the command of some arguments, and returns the exit code.
    package func run(_ words: [String], in context: CommandContext) async -> ExitCode {
        var context = context
        context.errorStyle = TextStyle(.auto, isTerminal: context.errors.isTerminal, environment: context.environment)
        do {
            return try await perform(words, in: &context)
        } catch let error as UsageError {
            try? context.errors.write("\(context.errorStyle.red("\(suite.root.name):")) \(error)\n")
            return .usage
        } catch let failure as CommandFailure {
            context.report(failure, program: suite.root.name)
            return failure.exitCode
        } catch {
            context.report(CommandFailure(.software, "\(error)"), program: suite.root.name)
            return .software
        }
    }

    private func perform(_ words: [String], in context: inout CommandContext) async throws -> ExitCode {
        switch try ArgumentParser(suite.root).parse(words) {
        case .version:
            try context.output.write("\(suite.root.name) \(suite.version)\n")
            return .success
        case .help(let path, let command):
            let style = TextStyle(.auto, isTerminal: context.output.isTerminal, environment: context.environment)
            let page = HelpPage(command, path: path, style: style, width: min(context.output.width, 100))
            try context.output.write(page.text)
            return .success
        case .run(let command, let arguments):
            apply(arguments, to: &context)
            guard let action = command.action else { return .usage }
            return try await action(arguments, context)
        }
    }

    private func apply(_ arguments: ParsedArguments, to context: inout CommandContext) {
        let color = arguments[SharedOptions.color]
        let environment = context.environment
        context.style = TextStyle(color, isTerminal: context.output.isTerminal, environment: environment)
        context.errorStyle = TextStyle(color, isTerminal: context.errors.isTerminal, environment: environment)
        if arguments[SharedOptions.verbose] { context.verbosity = .verbose }
        if arguments[SharedOptions.quiet] { context.verbosity = .quiet }
    }
}
