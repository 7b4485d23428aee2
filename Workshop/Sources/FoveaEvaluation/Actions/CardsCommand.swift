import CommandLineKit
import Foundation
import FoveaCommandLine

/// The command that measures contacts on business cards.
enum CardsCommand {
    private static let count = Option<Int>(
        "count",
        placeholder: "NUMBER",
        default: 200,
        in: 1...10_000,
        help: "The number of cards."
    )

    static func command() -> Command {
        Command(
            "cards",
            abstract: "Measure how well contacts are read from business cards.",
            discussion: [
                "Draws business cards in several layouts, typefaces and colors, reads them, and compares each field apart "
                    + "from capitals and signs. F1 is the harmonic mean of the shares of right values among those found "
                    + "and among those printed."
            ],
            groups: [OptionGroup("Cards", [count, DistortionsCommand.seed]), OutputOptions.group],
            examples: [.init("fovea-eval cards", "Two hundred cards.")]
        ) { arguments, context in
            let evaluation = CardsEvaluation(seed: UInt64(arguments[DistortionsCommand.seed]), count: arguments[count])
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                let scores = try evaluation.run { number, wrong, lines in
                    guard !wrong.isEmpty else { return }
                    context.remark("\(number): \(wrong)\n  \(lines)")
                }
                var sum = CardsEvaluation.Score()
                for field in CardSample.Field.allCases {
                    let score = scores[field] ?? CardsEvaluation.Score()
                    (sum.right, sum.found, sum.wanted) = (
                        sum.right + score.right, sum.found + score.found, sum.wanted + score.wanted
                    )
                    try write(field.rawValue, score)
                }
                try write("all", sum)
                func write(_ name: String, _ score: CardsEvaluation.Score) throws {
                    try writer.write(
                        text: {
                            "\(name): \(score.right) right of \(score.found) found and \(score.wanted) printed, "
                                + "F1 \(String(format: "%.3f", score.f1))\n"
                        },
                        json: {
                            [
                                "kind": "cards", "field": .string(name), "right": .integer(score.right),
                                "found": .integer(score.found), "printed": .integer(score.wanted),
                            ]
                        }
                    )
                }
                return .success
            }
        }
    }
}
