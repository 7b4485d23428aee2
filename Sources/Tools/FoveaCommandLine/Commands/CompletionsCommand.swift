import CommandLineKit

/// The command that writes completion scripts.
enum CompletionsCommand {
    static func command(_ suite: @escaping @Sendable () -> CommandSuite) -> Command {
        Command(
            "completions",
            abstract: "Write a completion script for a shell.",
            operands: Operands(
                "SHELL",
                count: 1...1,
                completion: .words(CompletionScript.Shell.allCases.map(\.rawValue)),
                help: "bash, zsh or fish."
            ),
            examples: [
                .init("source <(fovea completions bash)", "Completes in this session of bash or zsh."),
                .init(
                    "fovea completions fish > ~/.config/fish/completions/fovea.fish",
                    "Completes in every session of fish."
                ),
            ]
        ) { arguments, context in
            let name = arguments.operands.first ?? ""
            guard let shell = CompletionScript.Shell(rawValue: name) else {
                let known = CompletionScript.Shell.allCases.map(\.rawValue).alternatives(quoted: true)
                throw UsageError("'\(name)' is no known shell: expected \(known)", command: "fovea completions")
            }
            try context.output.write(CompletionScript(for: suite(), shell: shell).source)
            return .success
        }
    }
}
