import Foundation
import Glibc
import Testing

/// The built program, run as a process of its own.
struct Program {
    /// What a run came to.
    struct Run {
        let code: Int32
        let output: String
        let errors: String

        /// Standard output read as JSON.
        func json() throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        }
    }

    /// The program lies beside the program of the tests.
    static let path: String = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "fovea").path
    }()

    /// A picture that ships with the repository.
    static func picture(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Examples/Pictures/\(name)").path
    }

    /// Runs the program to its end.
    static func run(_ words: String..., input: Data? = nil, environment: [String: String] = [:]) throws -> Run {
        try run(words, input: input, environment: environment)
    }

    /// Runs the program to its end.
    static func run(_ words: [String], input: Data? = nil, environment: [String: String] = [:]) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files rather than pipes: a pipe that nobody empties stops the program.
        let files = try ["in", "out", "err"].map { name in
            let file = folder.appending(path: name)
            try (name == "in" ? input ?? Data() : Data()).write(to: file)
            return file
        }
        let status = try spawn(
            [path] + words,
            environment: ProcessInfo.processInfo.environment.merging(environment) { _, new in new },
            files: files.map(\.path)
        )
        let signal = status & 0x7f
        return Run(
            code: signal == 0 ? (status >> 8) & 0xff : -signal,
            output: try String(contentsOf: files[1], encoding: .utf8),
            errors: try String(contentsOf: files[2], encoding: .utf8)
        )
    }

    /// Starts a program and waits for its end.
    ///
    /// Foundation's `Process` waits in a run loop, and two such waits at a time have been seen to last for ever.
    private static func spawn(_ words: [String], environment: [String: String], files: [String]) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, file) in files.enumerated() {
            posix_spawn_file_actions_addopen(
                &actions,
                Int32(descriptor),
                file,
                descriptor == 0 ? O_RDONLY : O_WRONLY,
                0
            )
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }

        var process: pid_t = 0
        let failure = posix_spawn(&process, words[0], &actions, nil, &arguments, &variables)
        try #require(failure == 0, "couldn't start \(words[0]): \(String(cString: strerror(failure)))")
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            try #require(errno == EINTR, "couldn't wait for \(words[0])")
        }
        return status
    }
}
