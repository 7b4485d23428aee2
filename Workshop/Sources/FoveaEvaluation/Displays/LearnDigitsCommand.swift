import CommandLineKit
import Foundation
import FoveaCommandLine

/// The command that makes the weights of the network of digits.
enum LearnDigitsCommand {
    private static let count = Option(
        "windows",
        default: 4_000_000,
        in: 64...100_000_000,
        help: "Learn from N windows."
    )

    static func command() -> Command {
        Command(
            "learn-digits",
            abstract: "Draw rows of digits, and learn to read them.",
            discussion: [
                "The file becomes DigitWeights.swift of DisplayEngine. Rows are drawn from a fixed seed, in all styles, with "
                    + "slants, glare, blur and noise; the part of right answers is reported in between."
            ],
            operands: Operands("FILE", count: 1...1, completion: .files, help: "The file to write."),
            groups: [OptionGroup("Learning", [count]), OutputOptions.group],
            examples: [.init("fovea-eval learn-digits DigitWeights.swift", "Takes some minutes.")]
        ) { arguments, context in
            let file = arguments.operands.first ?? ""
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                var learner = DigitLearner(seed: 7)
                try learner.learn(arguments[count]) { seen, right in
                    try writer.write(
                        text: { "\(seen) windows, right \(right)\n" },
                        json: { ["kind": "learning", "windows": .integer(seen), "right": .double(right)] }
                    )
                }
                try Data(learner.source.utf8).write(to: URL(fileURLWithPath: file))
                return .success
            }
        }
    }
}
