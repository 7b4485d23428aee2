/// A script that teaches a shell to complete the words of a program.
package struct CompletionScript: Sendable {
    /// The shells that scripts can be written for.
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

    /// Writes the script of a program for a shell.
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
    /// The ways in which the option can be typed.
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + [spelling]
    }
}

extension Command {
    /// The options of the command with those that every command understands.
    var completableOptions: [any OptionDeclaration] { options + SharedOptions.group.options }
}
