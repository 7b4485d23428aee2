import Foundation

/// A worker process in a race.
final class Contender {
    let name: String
    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()

    /// Starts one of this program's own workers.
    convenience init(_ name: String, work: Work, threads: Int) throws {
        let itself = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        try self.init(name, program: itself, words: ["worker", work.rawValue], threads: threads)
    }

    /// Starts a peer in Python.
    convenience init(_ name: String, peer: String, threads: Int) throws {
        let program = "\(Places.checkout)/Benchmarks/peers/peer.py"
        let words = ["python3", program, peer, "\(threads)", try Places.picture(), Places.peerModel]
        try self.init(name, program: "/usr/bin/env", words: words, threads: threads)
    }

    private init(_ name: String, program: String, words: [String], threads: Int) throws {
        self.name = name
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        var environment = ProcessInfo.processInfo.environment
        environment["FOVEA_HOME"] = Places.home
        environment["FOVEA_THREADS"] = "\(threads)"
        environment["OMP_NUM_THREADS"] = "\(threads)"
        environment["PYTHONPATH"] = "\(Places.bench)/python"
        process.environment = environment
        process.standardInput = questions
        process.standardOutput = answers
        try process.run()
    }

    deinit {
        // The end of its input ends a worker.
        try? questions.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Has one turn, and returns what the worker answers.
    func turn() throws -> Int {
        try questions.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
        var line = Data()
        while true {
            guard let byte = try answers.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
                throw BenchError("\(name) ended without an answer.")
            }
            if byte[byte.startIndex] == UInt8(ascii: "\n") { break }
            line.append(byte)
        }
        guard let answer = Int(String(decoding: line, as: UTF8.self)) else {
            throw BenchError("\(name) answered something else than a number.")
        }
        return answer
    }
}
