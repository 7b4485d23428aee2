import CommandLineKit
import Foundation
import FoveaCommandLine
import TextEngine

/// The command that measures the reading of text.
enum TextCommand {
    private static let peers = Option<String?>(
        "peers",
        placeholder: "FILES",
        completion: .files,
        help: "Also measure what other programs read, from files of Workshop/peers/text.py, with commas."
    )
    private static let languages = Option<String?>(
        "languages",
        placeholder: "TAGS",
        help: "The languages to expect, with commas; en-US unless given."
    )
    private static let uncorrected = Flag("uncorrected", help: "Leave words as they are read.")

    static func command() -> Command {
        Command(
            "text",
            abstract: "Measure how well the text of pictures is read.",
            discussion: [
                "A folder holds pictures in 'images', and for each its words in 'truth', or its lines in 'box': eight "
                    + "coordinates clockwise from the upper left corner and the text, with commas. Words are compared in "
                    + "lower case, letters and digits alone; ### marks what nobody can read. A word is found where it "
                    + "overlaps a true one by half of their union. Lines are compared in capital letters."
            ],
            operands: Operands("FOLDER", count: 1...Int.max, completion: .folders, help: "Folders with pictures."),
            groups: [
                OptionGroup("Text", [peers, languages, uncorrected]), OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval text data/text/scene", "Words of scenes.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            var options = TextOptions()
            if let tags = arguments[languages] { options.languages = tags.split(separator: ",").map(String.init) }
            options.correctsWords = !arguments[uncorrected]
            let evaluation = TextEvaluation(context: context, options: options)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                for folder in arguments.operands.map(EvaluationFolder.init) {
                    let scores = try evaluation.run(folder, peers: peerAnswers(arguments[peers]))
                    try writer.write(
                        text: { "\(folder.name)\n" + scores.map(\.text).joined() },
                        json: {
                            ["kind": "text", "folder": .string(folder.name), "scores": .array(scores.map(\.json))]
                        }
                    )
                }
                return .success
            }
        }
    }

    private static func peerAnswers(_ files: String?) throws -> [TextEvaluation.PeerAnswers] {
        try (files ?? "").split(separator: ",").map { file in
            let data = try Data(contentsOf: URL(fileURLWithPath: String(file)))
            return try JSONDecoder().decode(TextEvaluation.PeerAnswers.self, from: data)
        }
    }
}
