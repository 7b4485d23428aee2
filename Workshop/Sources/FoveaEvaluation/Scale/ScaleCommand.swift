import CommandLineKit
import Foundation
import FoveaCommandLine

/// The command that measures searches among many items.
enum ScaleCommand {
    private static let strangers = Option(
        "strangers",
        default: 10_000,
        in: 0...10_000_000,
        help: "Search among N more items, which no photo shows."
    )
    private static let catalog = Option<String?>(
        "catalog",
        placeholder: "FILE",
        completion: .files,
        help: "Keep the catalogue in FILE; a run that finds it there adds the rest."
    )
    private static let megapixels = Option<Int?>(
        "megapixels",
        in: 1...100,
        help: "Enlarge the photos to N million pixels each."
    )
    private static let warming = Option(
        "warm",
        default: 40,
        in: 0...100_000,
        help: "Search N drawn pictures that aren't in the catalogue before any photo is timed."
    )
    private static let screenshots = Flag(
        "screenshots",
        help: "Search also with a screenshot of 3840 × 2160 pixels for each item that the photos show."
    )
    private static let addsOnly = Flag("add-only", help: "Add what is missing to the catalogue, and search nothing.")
    private static let skipsSmall = Flag("no-small", help: "Leave out the line without strangers.")

    static func command() -> Command {
        Command(
            "scale",
            abstract: "Measure how photos find their items among a hundred thousand others.",
            discussion: [
                EvaluationOptions.retrievalForm,
                "The items of all folders go into one catalogue with default settings together with strangers: covers, "
                    + "labels, posters and scenes that are drawn from numbers. Reported is what 'retrieval' reports, "
                    + "for the items alone and among the strangers, the size of the indexes, and the time until the "
                    + "catalogue is open. Photos are decoded before they are searched, so 'decoding' is only their "
                    + "reduction. Screenshots are files in memory, so 'all with decoding' is the time from a file to "
                    + "its answer. Processor time is that of all threads.",
                "Drawing and indexing take about 35 milliseconds of a core and 60 kB in FILE for each stranger. With "
                    + "-t 1 searches use one thread.",
            ],
            operands: Operands(
                "FOLDER",
                count: 1...Int.max,
                completion: .folders,
                help: "Folders with catalogue and truth."
            ),
            groups: [
                OptionGroup(
                    "Scale",
                    [
                        strangers, catalog, megapixels, screenshots, DistortionsCommand.seed, warming, addsOnly,
                        skipsSmall,
                    ]
                ),
                OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [
                .init(
                    "fovea-eval scale --strangers 99230 --catalog large.fovea covers labels",
                    "Draws for an hour, and again only if more are wanted."
                ),
                .init("fovea-eval scale --strangers 230 --megapixels 12 -t 1 covers", "Large photos, one thread."),
            ]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let evaluation = ScaleEvaluation(
                concurrency: LimitOptions.concurrency(arguments, context),
                context: context,
                seed: UInt64(arguments[DistortionsCommand.seed]),
                pixelCount: arguments[megapixels].map { 1_000_000 * $0 },
                warmingCount: arguments[warming],
                screen: arguments[screenshots] ? .fourK : nil
            )
            let pictures = try arguments.operands.map { try CatalogPictures(EvaluationFolder($0)) }
                .reduce(into: CatalogPictures(name: "")) { $0.append($1) }
            let file = arguments[catalog].map { URL(fileURLWithPath: $0) }
            let count = arguments[strangers]
            guard !arguments[addsOnly] else {
                let catalog = try await evaluation.catalog(of: pictures, strangers: count, in: file)
                catalog.remove()
                return .success
            }
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                var isComplete = true
                let lines = (arguments[skipsSmall] ? [] : [0]) + (count > 0 ? [count] : [])
                for number in lines {
                    let result = try await evaluation.run(pictures, strangers: number, in: number > 0 ? file : nil)
                    try writer.write(text: { result.text }, json: { result.json })
                    isComplete = isComplete && result.isComplete
                }
                return isComplete ? .success : .badData
            }
        }
    }
}
