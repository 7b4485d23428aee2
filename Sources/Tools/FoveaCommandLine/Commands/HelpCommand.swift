import CommandLineKit

/// The command that shows help pages.
enum HelpCommand {
    static func command(_ suite: @escaping @Sendable () -> CommandSuite) -> Command {
        Command(
            "help",
            abstract: "Explain a command.",
            operands: Operands("COMMAND", count: 0...4, completion: .nothing, help: "The command to explain.")
        ) { arguments, context in
            let words = arguments.operands + ["--help"]
            guard case .help(let path, let command) = try ArgumentParser(suite().root).parse(words) else {
                return .usage
            }
            let width = min(context.output.width, 100)
            try context.output.write(HelpPage(command, path: path, style: context.style, width: width).text)
            return .success
        }
    }
}
