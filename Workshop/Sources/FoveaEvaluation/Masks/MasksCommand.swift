import CommandLineKit
import FoveaCommandLine
import MaskEngine

/// The command that measures masks.
enum MasksCommand {
    private static let people = Flag("people", help: "Measure the masks of people, in their three qualities.")
    private static let marks = Flag("marks", help: "Measure what is cut out at a point, and in a box.")

    static func command() -> Command {
        Command(
            "masks",
            abstract: "Measure how well the pixels of people and things are told from their background.",
            discussion: [
                "A folder holds pictures in 'images', and in 'masks' a picture of the same name for each, which ends in "
                    + ".png: white where the thing is, black elsewhere. Reported is the share of the common pixels in "
                    + "those of either mask, at the size of the true one: its mean, its median, and how many pictures "
                    + "have at least .85; and the milliseconds of a picture, reading it included. --marks points at "
                    + "the pixel of the thing that is farthest from its edge, and draws a box around the thing."
            ],
            operands: Operands("FOLDER", count: 1...Int.max, completion: .folders, help: "Folders with pictures."),
            groups: [
                OptionGroup("Masks", [people, marks]), OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval masks --people selfies", "The masks of people.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let kinds: [MasksEvaluation.Kind] =
                arguments[people]
                ? PersonSegmenter.Quality.allCases.map { .people($0) }
                : arguments[marks] ? [.point, .box] : [.subjects]
            let evaluation = MasksEvaluation(context: context, kinds: kinds)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                for folder in arguments.operands.map(EvaluationFolder.init) {
                    let scores = try evaluation.run(folder)
                    try writer.write(
                        text: { "\(folder.name)\n" + scores.map(\.text).joined() },
                        json: {
                            ["kind": "masks", "folder": .string(folder.name), "scores": .array(scores.map(\.json))]
                        }
                    )
                }
                return .success
            }
        }
    }
}
