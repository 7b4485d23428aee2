package import Foundation
import Glibc

/// What a program did that ran to its end.
///
/// Foundation's `Process` notices an end through the network's loopback interface: where there is none, as in a
/// container without a network, waiting for a program lasts for ever. This waits for the process itself.
package struct ProgramRun {
    /// The exit code, or the negative number of the signal that ended the program.
    package let code: Int32
    package let output: String
    package let errors: String

    /// Runs a program to its end.
    package init(
        _ path: String,
        _ words: [String] = [],
        input: Data = Data(),
        environment: [String: String] = [:]
    ) throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        // Files rather than pipes: a pipe that nobody empties stops the program.
        let files = ["in", "out", "err"].map { folder.file($0) }
        try input.write(to: files[0])
        try Data().write(to: files[1])
        try Data().write(to: files[2])

        let status = try Self.wait(
            for: Self.start(
                [path] + words,
                environment: ProcessInfo.processInfo.environment.merging(environment) { _, new in new },
                files: files.map(\.path)
            )
        )
        let signal = status & 0x7f
        code = signal == 0 ? (status >> 8) & 0xff : -signal
        output = try String(contentsOf: files[1], encoding: .utf8)
        errors = try String(contentsOf: files[2], encoding: .utf8)
    }

    private static func start(_ words: [String], environment: [String: String], files: [String]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, file) in files.enumerated() {
            let mode = descriptor == 0 ? O_RDONLY : O_WRONLY
            posix_spawn_file_actions_addopen(&actions, Int32(descriptor), file, mode, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }

        var process: pid_t = 0
        let failure = posix_spawn(&process, words[0], &actions, nil, &arguments, &variables)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT) }
        return process
    }

    private static func wait(for process: pid_t) throws -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
        }
        return status
    }
}
