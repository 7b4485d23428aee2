package import CommandLineKit
import GeometryEngine
import PictureEngine
import PrintEngine

/// The command that computes feature prints.
package enum PrintCommand {
    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "print",
            abstract: "Compute the feature prints of pictures.",
            discussion: [
                "A feature print is a list of numbers that is nearly the same for pictures that show the same thing. "
                    + "It has length 1, and the Euclidean distance between two prints runs from 0 to 2. Prints of "
                    + "one revision can be compared; those of different revisions can't.",
                "Text shows the beginning of each print; json and jsonl hold all of its values.",
            ],
            operands: Operands(
                "IMAGE",
                count: 1...Int.max,
                completion: .files,
                help: "Pictures to compute prints of; '-' is standard input."
            ),
            groups: [
                OptionGroup("Picture", [PlaceOptions.region]), OutputOptions.group, LimitOptions.group,
            ],
            examples: [
                .init("fovea print cover.jpg", "The revision, the number of values and the first of them."),
                .init("fovea print -f jsonl -o prints.jsonl covers/*.jpg", "One line with the whole print a picture."),
            ]
        ) { arguments, context in
            try await run(arguments, context, analysis)
        }
    }

    private static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ analysis: any PictureAnalysis
    ) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        let batch = try PictureBatch(arguments, analysis: analysis, context: context)
        return try await batch.report(arguments, schema: "fovea.print/1") { picture in
            try await analysis.print(of: picture.data, in: picture.region, limits: batch.limits)
        } as: { picture, print in
            PrintReport(picture: picture, print: print)
        }
    }
}

/// The report on the feature print of one picture.
private struct PrintReport: PictureReport {
    let picture: PictureBatch.Opened
    let print: ImagePrint

    var isEmpty: Bool { false }

    func lines(_ style: TextStyle) -> [String] {
        let values = print.values.prefix(6).map { ($0 < 0 ? "" : " ") + Number.fixed($0, 4) }.joined(separator: " ")
        return ["Revision \(print.revision), \(Number.count(print.values.count, "value"))", "\(values) …"]
    }

    var findings: [JSONValue.Member] {
        [
            JSONValue.Member("revision", .integer(print.revision)),
            JSONValue.Member("elementCount", .integer(print.values.count)),
            JSONValue.Member("values", .array(print.values.map { .float($0) })),
        ]
    }
}
