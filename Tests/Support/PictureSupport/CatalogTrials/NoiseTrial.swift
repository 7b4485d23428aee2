import DistortionEngine
package import Foundation

/// Index files that are overwritten with noise, after which answers must be what they were.
package struct NoiseTrial: Sendable {
    private let folder: TrialFolder
    private let answers: AnswerTrial
    private let seed: UInt64

    /// Creates a trial.
    package init(_ folder: TrialFolder, answers: AnswerTrial, seed: UInt64) {
        self.folder = folder
        self.answers = answers
        self.seed = seed
    }

    /// Damages the index of a catalog a number of times, each time on a fresh copy, and returns what went wrong.
    package func perform(_ catalog: URL, times: Int) throws -> (damagedFiles: Int, wrong: [String]) {
        let expected = try answers.answers(of: catalog)
        var numbers = SeededGenerator(seed: seed ^ 0x5A5A)
        var wrong: [String] = []
        var damaged = 0
        for time in 0..<times {
            let copy = try folder.copy(catalog, as: "noise")
            var ways: [String] = []
            for file in try folder.indexes(of: copy) {
                damaged += 1
                ways.append(try Self.damage(file, &numbers))
            }
            do {
                if try answers.answers(of: copy) != expected { wrong.append("\(time): other answers after \(ways)") }
                let (code, output) = try folder.run([folder.program, "catalog", "check", "--catalog", copy.path])
                guard [0, 65].contains(code) else { throw TrialFailure("check ended with \(code): \(output)") }
                if try answers.answers(of: copy) != expected { wrong.append("\(time): other answers after a check") }
            } catch {
                wrong.append("\(time): \(error) after \(ways)")
            }
        }
        return (damaged, wrong)
    }

    /// Damages a file in one of several ways, and says which.
    private static func damage(_ file: URL, _ numbers: inout SeededGenerator) throws -> String {
        var bytes = try Data(contentsOf: file)
        guard !bytes.isEmpty else { return "nothing to damage" }
        let way = Int.random(in: 0..<6, using: &numbers)
        switch way {
        case 0:
            bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &numbers))
        case 1:
            bytes.append(contentsOf: (0..<100).map { _ in UInt8.random(in: 0...255, using: &numbers) })
        case 2:
            let start = Int.random(in: 0..<bytes.count, using: &numbers)
            bytes.resetBytes(in: start..<min(bytes.count, start + 4096))
        default:
            // A fourth of the noise meets the head, where a file says what it is.
            for _ in 0..<Int.random(in: 1...20, using: &numbers) {
                let range = way == 3 ? min(bytes.count, 256) : bytes.count
                let start = Int.random(in: 0..<range, using: &numbers)
                for offset in start..<min(bytes.count, start + Int.random(in: 1...64, using: &numbers)) {
                    bytes[offset] = UInt8.random(in: 0...255, using: &numbers)
                }
            }
        }
        try bytes.write(to: file)
        return "\(file.lastPathComponent) in way \(way)"
    }
}
