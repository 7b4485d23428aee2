package import Foundation
import Glibc

/// A program that runs beside the tests and ends with them, however they end.
package final class LeashedProgram: Sendable {
    /// One of two connected sockets: the program is stopped when it closes, as it does when this process is killed.
    private let leash: Int32
    private let process: pid_t

    /// Starts a program in a group of its own.
    ///
    /// - Parameters:
    ///   - words: The program, which may be found by the path of the environment, and its arguments.
    ///   - log: The file that takes its output and errors.
    ///   - folder: A folder of its files, which is removed when it has ended.
    ///   - environment: Variables that differ from those of this process.
    package init(_ words: [String], log: URL, folder: URL, environment: [String: String] = [:]) throws {
        try Data().write(to: log)
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EMFILE) }
        leash = ends[1]
        defer { close(ends[0]) }
        do {
            process = try Self.start(
                ["/bin/bash", "-c", Self.script, "bash"] + words,
                input: ends[0],
                log: log.path,
                environment: environment.merging(["LEASHED_FOLDER": folder.path]) { first, _ in first }
            )
        } catch {
            close(ends[1])
            throw error
        }
    }

    /// Ends the program, and waits until it and all that it started are gone.
    package func stop() {
        close(leash)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Runs the program as long as the other socket is open, then takes away all that it started or wrote.
    ///
    /// Descriptors of this process are closed first: sockets of a service under test would stay open with the program.
    private static let script = """
        for number in /proc/$$/fd/*; do number=${number##*/}; [ "$number" -lt 3 ] || eval "exec $number>&-"; done
        "$@" & program=$!
        read -r _
        kill $program
        wait $program
        rm -rf -- "$LEASHED_FOLDER"
        kill -KILL 0
        """

    private static func start(
        _ words: [String],
        input: Int32,
        log: String,
        environment: [String: String]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // A task's thread blocks all signals, and the program would inherit that; a group of their own ends together.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        posix_spawnattr_setsigmask(&attributes, &unblocked)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + settings).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &settings)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT) }
        return process
    }
}
