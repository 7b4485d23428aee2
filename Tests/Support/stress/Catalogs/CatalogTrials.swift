import CommandLineKit
import Foundation
import PictureSupport

/// Catalogs under kills, noise and full disks.
enum CatalogTrials {
    static let pictures = Option<Int>("pictures", default: 5000, in: 1...1_000_000, help: "Index N pictures.")
    static let kills = Option<Int>("kills", default: 500, in: 0...100_000, help: "Kill the indexing N times.")
    static let noise = Option<Int>("noise", default: 200, in: 0...100_000, help: "Damage the index N times.")
    static let seed = Option<Int?>(
        "seed",
        in: 0...Int.max,
        defaultText: "another one each time",
        help: "Draw pictures, moments and damage from this seed."
    )

    static let command = Command(
        "catalogs",
        abstract: "Kill, damage and starve catalogs, and look for what was lost.",
        operands: Operands("PROGRAM", count: 1...1, completion: .files, help: "The program fovea."),
        groups: [OptionGroup("Trials", [pictures, kills, noise, seed])]
    ) { arguments, context in
        try run(arguments, context) ? .success : .software
    }

    private static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> Bool {
        let seed = UInt64(arguments[seed] ?? Int.random(in: 0...999_999_999))
        let say: @Sendable (String) -> Void = { try? context.output.write("\($0)\n") }
        say("seed \(seed)")
        let folder = try TrialFolder(program: arguments.operands[0])
        let count = arguments[pictures]
        let trial = KillTrial(folder, pictures: count, kills: arguments[kills], seed: seed, report: say)
        let kills = try trial.perform()
        say(
            "killed \(kills.killCount) times in \(kills.disturbed), \(kills.lateCount) times too late, "
                + "\(kills.afterLastItemCount) times after the last item"
        )
        var wrong = kills.differences
        let answers = try AnswerTrial(folder, pictures: count, queries: 40, seed: seed)
        if try answers.answers(of: trial.undisturbed) != answers.answers(of: trial.disturbed) {
            wrong.append("the two catalogs answer differently")
        }

        // What follows copies or makes a catalog many times, so it has a smaller one.
        let small = try TrialFolder(program: arguments.operands[0])
        let smallCount = min(count, 200)
        try DrawnPictures(seed: seed).write(smallCount, to: small.pictures)
        let catalog = small.catalog("whole")
        try small.index(catalog)
        let noise = try NoiseTrial(
            small,
            answers: AnswerTrial(small, pictures: smallCount, queries: 8, seed: seed),
            seed: seed
        ).perform(catalog, times: arguments[noise])
        say("damaged \(noise.damagedFiles) index files")
        wrong += noise.wrong

        let disk = try FullDiskTrial(small).perform(like: catalog, room: 10 * smallCount)
        say("ran out of disk \(disk.failures) times")
        wrong += disk.wrong

        for difference in wrong.prefix(50) { say("wrong: \(difference)") }
        say(wrong.isEmpty ? "All is as it should be." : "\(wrong.count) things are wrong.")
        return wrong.isEmpty
    }
}
