import CommandLineKit
import Foundation
import FoveaCommandLine

/// The command that measures catalogs under distortions.
enum CorruptionCommand {
    static let covers = Option(
        "covers",
        default: 1_000,
        in: 1...1_000_000,
        help: "Draw N covers, where no folder is given."
    )
    static let series = Option(
        "look-alikes",
        default: 10,
        in: 0...10_000,
        help: "Draw N series of \(CoverSet.volumes) look-alike covers each, where no folder is given."
    )
    private static let queries = Option(
        "queries",
        default: 10,
        in: 1...10_000,
        help: "Search N items for each distortion at each strength."
    )

    static func command() -> Command {
        Command(
            "corruption",
            abstract: "Measure how well a catalogue finds items under distortions.",
            discussion: [
                "Makes a catalogue of drawn covers, or of the pictures in FOLDER, and searches it with its own "
                    + "pictures under every distortion of the suite, which 'distortions' shows: seen from the side, "
                    + "turned, reflecting, blurred, noisy, compressed, cut, hidden, off a screen, in a screenshot, in "
                    + "the dark, among clutter, and several of these together. Reported is what 'retrieval' reports; "
                    + "the overlap is that of the true and the found place."
            ],
            operands: Operands("FOLDER", count: 0...1, completion: .folders, help: "A folder with pictures of items."),
            groups: [
                OptionGroup(
                    "Corruption",
                    [
                        covers, series, queries, DistortionsCommand.seed, EvaluationOptions.explain,
                        EvaluationOptions.plots,
                    ]
                ),
                OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [
                .init("fovea-eval corruption --covers 10000 --plots plots", "Ten thousand drawn covers, and figures."),
                .init("fovea-eval corruption covers", "Your own pictures."),
            ]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let evaluation = CorruptionEvaluation(
                concurrency: LimitOptions.concurrency(arguments, context),
                context: context,
                seed: UInt64(arguments[DistortionsCommand.seed]),
                queryCount: arguments[queries]
            )
            let (items, name) = try items(arguments)
            let result = try await evaluation.run(items, name: name)
            if let folder = arguments[EvaluationOptions.plots] {
                try Plot.write(
                    [
                        ("corruption-recall", result.recallPlot),
                        ("corruption-threshold", Plot(panels: [Plot.threshold(name, result.answers)])),
                        ("corruption-reliability", Plot(panels: [Plot.reliability(name, result.answers)])),
                    ],
                    to: folder
                )
            }
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                let reasons = arguments[EvaluationOptions.explain] ? result.explanation : ""
                try writer.write(text: { result.text + reasons }, json: { result.json })
                return result.isComplete ? .success : .badData
            }
        }
    }

    private static func items(_ arguments: ParsedArguments) throws(CommandFailure) -> (CoverSet, name: String) {
        guard let folder = arguments.operands.first else {
            return (CoverSet.drawn(covers: arguments[covers], series: arguments[series]), "drawn covers")
        }
        let set = CoverSet.pictures(in: URL(fileURLWithPath: folder, isDirectory: true))
        guard !set.items.isEmpty else {
            throw CommandFailure(.noInput, subject: folder, "There are no pictures. Name a folder that holds some.")
        }
        return (set, EvaluationFolder(folder).name)
    }
}
