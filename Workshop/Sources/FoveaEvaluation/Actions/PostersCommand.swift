import CommandLineKit
import DetectorEngine
import Foundation
import FoveaCommandLine

/// The command that measures events on posters.
enum PostersCommand {

    private static let drawn = Option<Int>(
        "drawn",
        default: 300,
        in: 1...10_000,
        help: "Draw so many posters, where no folder is named."
    )

    static func command() -> Command {
        Command(
            "posters",
            abstract: "Measure how well events are read from posters.",
            discussion: [
                "A folder holds pictures, and in truth.json what each prints: date, time, title, venue and city. The moment "
                    + "of capture is thirty days before the event. Dates and times are compared exactly; for the others "
                    + "eight of ten letters have to be right. A poster that prints no date should give no event.",
                "Without a folder, posters in eight languages are drawn, and a poster counts if its only event has the right "
                    + "date and time.",
            ],
            operands: Operands("FOLDER", count: 0...1, completion: .folders, help: "The folder of posters."),
            groups: [OptionGroup("Posters", [drawn, DistortionsCommand.seed]), OutputOptions.group],
            examples: [.init("fovea-eval posters data/actions/posters", "The share of right dates, times and places.")]
        ) { arguments, context in
            guard let name = arguments.operands.first else { return try await measureDrawn(arguments, context) }
            let folder = EvaluationFolder(name)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                let score = try PostersEvaluation().run(folder) { finding in
                    let event = finding.event.map { "\($0)" } ?? "no event"
                    context.remark("\(finding.name): \(finding.missed.map(\.rawValue))\n  \(event)\n  \(finding.lines)")
                }
                for part in PostersEvaluation.Part.allCases {
                    let (right, printed) = (score.right[part] ?? 0, score.printed[part] ?? 0)
                    try writer.write(
                        text: { "\(part.rawValue): \(right) of \(printed)\n" },
                        json: {
                            [
                                "kind": "posters", "part": .string(part.rawValue), "right": .integer(right),
                                "printed": .integer(printed),
                            ]
                        }
                    )
                }
                try writer.write(
                    text: { "invented: \(score.invented) of \(score.undated)\n" },
                    json: {
                        ["kind": "posters", "invented": .integer(score.invented), "undated": .integer(score.undated)]
                    }
                )
                return .success
            }
        }
    }

    private static func measureDrawn(_ arguments: ParsedArguments, _ context: CommandContext) async throws
        -> ExitCode
    {
        let evaluation = DrawnPostersEvaluation(
            seed: UInt64(arguments[DistortionsCommand.seed]),
            count: arguments[drawn]
        )
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
            let scores = try evaluation.run { number, event, poster, lines in
                let found = event.map { "\($0)" } ?? "no event"
                context.remark("\(number): \(poster.date) \(poster.time)\n  \(found)\n  \(lines)")
            }
            for score in scores {
                try writer.write(
                    text: {
                        "\(score.language.rawValue): \(score.right) of \(score.posters), dates alone \(score.dates)\n"
                    },
                    json: {
                        [
                            "kind": "posters", "language": .string(score.language.rawValue),
                            "posters": .integer(score.posters), "right": .integer(score.right),
                            "dates": .integer(score.dates),
                        ]
                    }
                )
            }
            return .success
        }
    }
}
