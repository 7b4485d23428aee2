import Foundation

/// The entry point of a program's process.
package enum ProcessEntry {
    /// Runs a program with the arguments of this process, and returns the exit code.
    ///
    /// A closed pipe, as after `head`, ends the process by SIGPIPE as it ends any other tool, even if a parent process
    /// ignored that signal. An interrupt keeps its default, too, except in commands that use
    /// ``CommandContext/interruption``.
    package static func run(_ suite: CommandSuite) async -> Int32 {
        signal(SIGPIPE, SIG_DFL)
        // A file that exceeds the shell's size limit is an error, like a full disk, rather than a fatal signal.
        signal(SIGXFSZ, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        return await CommandRunner(suite).run(words, in: .process()).rawValue
    }
}
