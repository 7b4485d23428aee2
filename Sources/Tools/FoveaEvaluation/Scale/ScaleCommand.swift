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
    private static let drawn = Option<Int?>(
        "drawn",
        in: 1...10_000_000,
        help: "Draw N of them; the others are collages of those. Without it, all are drawn."
    )
    private static let file = Option<String?>(
        "file",
        placeholder: "FILE",
        completion: .files,
        help: "Keep what was drawn in FILE; a run that finds it there draws the rest."
    )

    static func command(_ subject: any EvaluationSubject) -> Command {
        Command(
            "scale",
            abstract: "Measure how photos find their items among a hundred thousand others.",
            discussion: [
                EvaluationOptions.retrievalForm,
                "The items of all folders go into one index of local features together with strangers: covers, labels, "
                    + "posters and scenes that are drawn from numbers. Reported are the share of photos whose item is "
                    + "among the 20 that are placed, first among them, and accepted; and the median and the 95th "
                    + "percentile of the times of looking at a photo with its decoding, of voting and of placing. The "
                    + "first line is without strangers.",
                "Drawing takes about fifteen milliseconds an item, and 22 bytes a feature in FILE.",
            ],
            operands: Operands(
                "FOLDER",
                count: 1...Int.max,
                completion: .folders,
                help: "Folders with catalogue and truth."
            ),
            groups: [
                OptionGroup("Scale", [strangers, drawn, file, DistortionsCommand.seed]),
                OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [
                .init("fovea-eval scale --strangers 100000 --file strangers covers labels", "Draws for half an hour.")
            ]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let threads = LimitOptions.concurrency(arguments, context)
            let evaluation = ScaleEvaluation(subject: subject, concurrency: threads, context: context)
            let pictures = try await evaluation.pictures(of: arguments.operands.map { EvaluationFolder($0) })
            let unnamed = FileManager.default.temporaryDirectory.appending(path: "fovea-eval-\(UUID().uuidString)")
            defer { if arguments[file] == nil { try? FileManager.default.removeItem(at: unnamed) } }
            let place = arguments[file].map { URL(fileURLWithPath: $0) } ?? unnamed
            let count = arguments[strangers]
            var strangers = try Strangers(file: place, seed: UInt64(arguments[DistortionsCommand.seed]))
            try await strangers.draw(min(count, arguments[drawn] ?? count), width: threads, context: context)
            let drawn = strangers
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                for (line, number) in [0, count].enumerated() where line == 0 || number > 0 {
                    let result = try await evaluation.run(pictures, strangers: drawn, count: number, threads: threads)
                    try writer.write(
                        text: { (line == 0 ? ScaleResult.head : "") + result.text },
                        json: { result.json }
                    )
                }
                return .success
            }
        }
    }
}
