import DistortionEngine
package import Foundation

/// Indexing that is killed again and again, at random moments, and compared with indexing that nothing disturbed.
package struct KillTrial: Sendable {
    private let folder: TrialFolder
    private let pictureCount: Int
    private let killCount: Int
    private let seed: UInt64
    private let report: @Sendable (String) -> Void

    /// Creates a trial.
    package init(
        _ folder: TrialFolder,
        pictures: Int,
        kills: Int,
        seed: UInt64,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.folder = folder
        pictureCount = pictures
        killCount = kills
        self.seed = seed
        self.report = report
    }

    /// What a trial measured.
    package struct Outcome: Sendable {
        /// The kills that met the program at work.
        package var killCount = 0
        /// The kills before which the program had ended by itself, so that it began anew.
        package var lateCount = 0
        /// The kills after which the catalog was complete already.
        package var afterLastItemCount = 0
        /// The time of the indexing that nothing disturbed.
        package var undisturbed = Duration.zero
        /// The time of all disturbed indexing together.
        package var disturbed = Duration.zero
        /// How the catalogs differ.
        package var differences: [String] = []
    }

    /// The catalog that nothing disturbed.
    package var undisturbed: URL { folder.catalog("undisturbed") }
    /// The catalog whose making was killed.
    package var disturbed: URL { folder.catalog("disturbed") }

    /// Draws the pictures and makes both catalogs.
    package func perform() throws -> Outcome {
        var outcome = Outcome()
        let clock = ContinuousClock()
        try DrawnPictures(seed: seed).write(pictureCount, to: folder.pictures)
        outcome.undisturbed = try clock.measure { try folder.index(undisturbed) }
        report("\(pictureCount) pictures undisturbed in \(outcome.undisturbed)")
        try outcome.disturbed = clock.measure { try disturb(&outcome) }
        outcome.differences = try CatalogComparison.differences(between: undisturbed, and: disturbed)
        return outcome
    }

    private func disturb(_ outcome: inout Outcome) throws {
        var numbers = SeededGenerator(seed: seed)
        // Lives are as long as leaves work for all of them: when the catalog grows too fast, they get shorter.
        var life = min(1, outcome.undisturbed / .seconds(1) / Double(killCount))
        var count = 0
        while outcome.killCount < killCount {
            let seconds = Double.random(in: 0...2 * life, using: &numbers)
            let program = try RunningProgram(folder.indexing(disturbed), output: folder.url.appending(path: "output"))
            Thread.sleep(forTimeInterval: seconds)
            program.send(SIGKILL)
            let code = try program.wait()
            guard code == -SIGKILL || code == 0 else {
                let output = try String(contentsOf: folder.url.appending(path: "output"), encoding: .utf8)
                throw TrialFailure("After \(outcome.killCount) kills fovea index ended with \(code): \(output)")
            }
            guard code != 0 else {
                // There is nothing left to be killed at.
                outcome.lateCount += 1
                (life, count) = (life / 2, 0)
                for file in try folder.files(of: disturbed) { try FileManager.default.removeItem(at: file) }
                continue
            }
            outcome.killCount += 1
            if count >= pictureCount { outcome.afterLastItemCount += 1 }
            // Looking opens the catalog, and so repairs what the next life should find as the kill left it.
            guard outcome.killCount % 8 == 0 else { continue }
            count = try CatalogComparison.count(disturbed)
            let isAhead = Double(count) / Double(pictureCount) > Double(outcome.killCount) / Double(killCount)
            life = min(20, max(0.05, life * (isAhead ? 0.8 : 1.25)))
            if outcome.killCount % 40 == 0 {
                report("\(outcome.killCount) kills, \(count) items, lives of \(Int(life * 1000)) ms")
            }
        }
        try folder.index(disturbed)
    }
}
