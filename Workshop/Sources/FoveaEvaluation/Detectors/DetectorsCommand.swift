import CommandLineKit
import Foundation
import FoveaCommandLine

/// The command that measures the detectors of text.
enum DetectorsCommand {
    static func command() -> Command {
        Command(
            "detectors",
            abstract: "Measure how well dates, phones, mail, links and amounts are found in text.",
            discussion: [
                "A file holds cases in JSON as Recognizers-Text has them: Input, Context, Results and NotSupported. A case "
                    + "is right if all findings have the places of the results, and one of the values that they allow: "
                    + "past or future, morning or evening. Cases that no platform supports, and those of time zones, are left out."
            ],
            operands: Operands("FILE", count: 1...1, completion: .files, help: "The file of cases."),
            groups: [OutputOptions.group],
            examples: [.init("fovea-eval detectors cases.json", "The share of right cases of each kind.")]
        ) { arguments, context in
            let file = arguments.operands.first ?? ""
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
                throw CommandFailure(.noInput, subject: file, "There is no such file.")
            }
            let cases: [DetectorCase]
            do {
                cases = try JSONDecoder().decode([DetectorCase].self, from: data)
            } catch {
                throw CommandFailure(.badData, subject: file, "It doesn't have the expected form: \(error)")
            }
            let scores = DetectorsEvaluation.scores(cases)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                for score in scores {
                    try writer.write(
                        text: { "\(score.name): \(score.right) of \(score.cases), places \(score.placed)\n" },
                        json: {
                            [
                                "kind": "detectors", "name": .string(score.name), "cases": .integer(score.cases),
                                "right": .integer(score.right), "placed": .integer(score.placed),
                            ]
                        }
                    )
                }
                return .success
            }
        }
    }
}
