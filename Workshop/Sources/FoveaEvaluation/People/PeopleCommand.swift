import CommandLineKit
import Foundation
import FoveaCommandLine
import PictureEngine

/// The commands that measure how well faces, hands and bodies are found.
enum PeopleCommand {
    static func command(_ kind: PeopleKind) -> Command {
        Command(
            kind.rawValue,
            abstract: "Measure how well \(kind.rawValue) and their points are found.",
            discussion: [
                "A folder holds pictures in 'images', and truth.json, an object of {picture: [thing, …]}. A thing has "
                    + "'box', [x, y, width, height], or 'points', or both, in pixels from the upper left corner.",
                points(kind),
                "Reported are the share of the things that are found, and of those below "
                    + "\(Int(PeopleScore.small)) pixels of height; the share of answers that are there; the average "
                    + "precision; the share of near points, and their mean error, both by the thing's scale; and the "
                    + "milliseconds of a picture, reading it included.",
            ],
            operands: Operands("FOLDER", count: 1...Int.max, completion: .folders, help: "Folders with pictures."),
            groups: [OutputOptions.group, EvaluationOptions.limits],
            examples: [.init("fovea-eval \(kind.rawValue) crowds", "The pictures of one folder.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                for folder in arguments.operands.map(EvaluationFolder.init) {
                    let score = try await score(kind, folder, context)
                    try writer.write(
                        text: { "\(folder.name)\n" + score.text },
                        json: {
                            ["kind": .string(kind.rawValue), "folder": .string(folder.name), "score": score.json]
                        }
                    )
                }
                return .success
            }
        }
    }

    private static func points(_ kind: PeopleKind) -> String {
        switch kind {
        case .faces:
            "The points of a face are a list of the usual 68. A face is found where its box overlaps the true one by half "
                + "of their union; the scale is the distance of the outer corners of the eyes."
        case .hands:
            "The points of a hand are an object of {joint: [x, y]} with the names of Vision, and 'side' is left or right. "
                + "A hand is found where half of its joints are near; the scale is the longer side of its box."
        case .bodies:
            "The points of a body are an object of {joint: [x, y]} with the names of Vision, and 'scale' is the length of "
                + "its head. A body is found where half of its joints are near."
        }
    }

    private static func score(
        _ kind: PeopleKind,
        _ folder: EvaluationFolder,
        _ context: CommandContext
    ) async throws -> PeopleScore {
        var score = PeopleScore(kind: kind)
        let truth = try folder.peopleTruth()
        for (index, (name, things)) in truth.enumerated() {
            let file = folder.file("images/\(name)")
            let picture = try Picture(contentsOf: file)
            let size = CGSize(width: picture.width, height: picture.height)
            // The first picture would otherwise pay for loading the networks.
            if index == 0 { _ = try await kind.found(in: file, size: size) }
            let start = ContinuousClock.now
            let answers = try await kind.found(in: file, size: size)
            score.add(answers, truth: things, seconds: (ContinuousClock.now - start) / .seconds(1))
            if (index + 1).isMultiple(of: 50) { context.remark("\(folder.name): \(index + 1) of \(truth.count)") }
        }
        return score
    }
}
