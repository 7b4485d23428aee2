import Foundation

/// The way from a process into a program and out again.
package enum ProcessEntry {
    /// Runs a program on the words of this process, and returns the code to exit with.
    ///
    /// A reader that goes away, as `head` does, ends the process by signal as it ends any other tool, even if a
    /// parent process had turned that signal off. An interrupt keeps its default, too,
    /// except in commands that ask for it with ``CommandContext/interruption``.
    package static func run(_ suite: CommandSuite) async -> Int32 {
        signal(SIGPIPE, SIG_DFL)
        // A file that reaches the limit of the shell is an error with a name, as a full disk is, not the end.
        signal(SIGXFSZ, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        return await CommandRunner(suite).run(words, in: .process()).rawValue
    }
}
