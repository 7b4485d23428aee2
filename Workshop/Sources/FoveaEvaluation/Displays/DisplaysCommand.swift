import CommandLineKit
import DisplayEngine
import Foundation
import FoveaCommandLine

/// The commands that measure the reading of displays.
enum DisplaysCommand {
    static func displays() -> Command {
        command(
            "displays",
            abstract: "Measure how well the displays of health devices are read.",
            discussion:
                "A folder holds pictures and 'truth.json' with the device and its values for each. Pictures without "
                + "truth show no display, and anything read there is wrong.",
            run: DisplaysEvaluation.displays
        )
    }

    static func meters() -> Command {
        command(
            "meters",
            abstract: "Measure how well rows of seven-segment digits are read.",
            discussion:
                "A folder holds pictures of a row of digits, and 'truth.json' with the digits and the point of each.",
            run: DisplaysEvaluation.meters
        )
    }

    static func drawn() -> Command {
        command(
            "drawn-displays",
            abstract: "Measure how well drawn blood-pressure monitors are read.",
            discussion: "Instead of a folder, a number says how many are drawn, each from its own seed.",
            run: DisplaysEvaluation.drawn
        )
    }

    private static func command(
        _ name: String,
        abstract: String,
        discussion: String,
        run: @escaping @Sendable (String, (DisplaysEvaluation.Case) throws -> Void) throws -> Void
    ) -> Command {
        Command(
            name,
            abstract: abstract,
            discussion: [discussion],
            operands: Operands("FOLDER", count: 1...Int.max, completion: .folders, help: "Folders with pictures."),
            groups: [OutputOptions.group, EvaluationOptions.limits],
            examples: [.init("fovea-eval \(name) data/\(name)", "Each picture, and the sums.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                for folder in arguments.operands {
                    var score = DisplaysEvaluation.Score()
                    try run(folder) { one in
                        score.add(one)
                        guard one.truth != nil || one.answer != nil else { return }
                        try writer.write(
                            text: { "\(one.verdict) \(one.name): \(one.truth ?? "-") read as \(one.answer ?? "-")\n" },
                            json: {
                                [
                                    "kind": "picture", "name": .string(one.name), "truth": .string(one.truth ?? ""),
                                    "answer": .string(one.answer ?? ""),
                                ]
                            }
                        )
                    }
                    let sums = score
                    try writer.write(
                        text: {
                            "\(folder): \(sums.count) pictures, right \(sums.right), without the pulse \(sums.part), wrong \(sums.wrong), without a reading "
                                + "\(sums.count - sums.right - sums.part - sums.wrong), longest \(sums.longest) ms\n"
                        },
                        json: {
                            [
                                "kind": .string(name), "pictures": .integer(sums.count), "right": .integer(sums.right),
                                "part": .integer(sums.part),
                                "wrong": .integer(sums.wrong), "longest": .integer(sums.longest),
                            ]
                        }
                    )
                }
                return .success
            }
        }
    }
}
