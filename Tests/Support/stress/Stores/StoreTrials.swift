import ActionEngine
import DistortionEngine
import Foundation
import PictureSupport
import TestSupport

/// Stores of events, contacts and readings whose writer is killed at random moments.
enum StoreTrials {
    static let command = Stress.command(
        "stores",
        "Kill a program that saves events, contacts and readings, and look for what was lost or torn.",
        of: "kills",
        trials: run
    )

    /// What was found.
    private struct Tally {
        var actions = 0
        /// The kills in the middle of an action, and those of them that left something of it.
        var (underWay, left) = (0, 0)
        var wrong: [String] = []
    }

    /// The kills after which the stores are empty again.
    private static var lifetime: Int { 50 }

    private static func run(_ count: Int, seed: UInt64, say: (String) throws -> Void) async throws -> Bool {
        var numbers = SeededGenerator(seed: seed)
        var tally = Tally()
        for first in stride(from: 0, to: count, by: lifetime) {
            let place = try TemporaryFolder()
            var known = StoreSnapshot()
            for _ in first..<min(count, first + lifetime) {
                known = try await kill(in: place.path, known, &numbers, &tally)
            }
        }
        try say(
            """
            \(count) kills, \(tally.actions) actions done. \(tally.underWay) kills were in the middle of one; \
            \(tally.left) of them left something of it.
            """
        )
        for problem in tally.wrong.prefix(50) { try say("wrong: \(problem)") }
        try say(tally.wrong.isEmpty ? "All is as it should be." : "\(tally.wrong.count) things are wrong.")
        return tally.wrong.isEmpty && tally.underWay > 0
    }

    /// Has a writer act for some milliseconds, kills it, and compares what is there with what it said.
    private static func kill(
        in folder: String,
        _ former: StoreSnapshot,
        _ numbers: inout SeededGenerator,
        _ tally: inout Tally
    ) async throws -> StoreSnapshot {
        let stores = "\(folder)/stores"
        try FileManager.default.createDirectory(atPath: stores, withIntermediateDirectories: true)
        let output = URL(filePath: "\(folder)/output")
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let seed = UInt32.random(in: 0...UInt32.max, using: &numbers)
        let writer = try RunningProgram([program, "writer", stores, "--seed", "\(seed)"], output: output)
        let life = Duration.microseconds(Int.random(in: 0...30_000, using: &numbers))
        let deadline = ContinuousClock.now + .seconds(20)
        while try Data(contentsOf: output).isEmpty, .now < deadline { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: life)
        writer.send(SIGKILL)
        let code = try writer.wait()
        let said = try String(contentsOf: output, encoding: .utf8)
        guard code == -SIGKILL, !said.isEmpty else { throw TrialFailure("The writer ended with \(code): \(said)") }

        var known = former
        var lines: [Substring] = []
        for line in said.split(separator: "\n") {
            guard line == StoreWriter.done else {
                lines.append(line)
                continue
            }
            for (path, digest) in lines.compactMap(change) {
                known.digests[path] = digest == StoreWriter.gone ? nil : digest
            }
            lines = []
            tally.actions += 1
        }
        let now = try StoreSnapshot(of: stores)
        let changes = now.changes(since: known)
        // An action writes one file, or the two of a reading. What it hasn't said that it did, it may have done.
        if lines.isEmpty {
            if !changes.isEmpty { tally.wrong.append("Lost, or written by nobody: \(changes)") }
        } else {
            tally.underWay += 1
            if !changes.isEmpty { tally.left += 1 }
            if changes.count > 2 { tally.wrong.append("One action changed \(changes)") }
        }
        tally.wrong += now.problems
        do {
            let store = ActionStore(environment: StoreWriter.environment(in: stores), local: .gmt)
            let strange = try store.entries().filter { $0.state == .changed }
            if !strange.isEmpty { tally.wrong.append("\(strange.count) actions look as if a person had changed them") }
        } catch {
            tally.wrong.append("The record of actions can't be read: \(error)")
        }
        return now
    }

    private static func change(_ line: Substring) -> (path: String, digest: String)? {
        let parts = line.split(separator: "\t")
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
}
