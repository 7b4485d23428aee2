/// A script that completes a program's arguments in a shell.
package struct CompletionScript: Sendable {
    /// A shell with completion scripts.
    package enum Shell: String, CaseIterable, Sendable {
        /// GNU Bash.
        case bash
        /// The Z shell.
        case zsh
        /// The friendly interactive shell.
        case fish
    }

    /// The script.
    package let source: String

    /// Creates the script of a program for a shell.
    package init(for suite: CommandSuite, shell: Shell) {
        source =
            switch shell {
            case .bash: BashCompletion(suite.root).source
            case .zsh: ZshCompletion(suite.root).source
            case .fish: FishCompletion(suite.root).source
            }
    }
}

extension OptionDeclaration {
    /// The spellings of the option.
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + [spelling]
    }
}

extension Command {
    /// The options of the command, including the shared ones.
    var completableOptions: [any OptionDeclaration] { options + SharedOptions.group.options }
}
