package import CommandLineKit
import GeometryEngine
import LabelEngine
import PictureEngine

/// The command that labels pictures.
package enum LookCommand {
    static let limit = Option<Int>(
        "limit",
        short: "n",
        default: 10,
        in: 1...10_000,
        help: "Show at most N labels of a picture."
    )
    static let minimumConfidence = Option<Double>(
        "min-confidence",
        short: "c",
        placeholder: "P",
        default: 0.5,
        in: 0...1,
        help: "Show labels with at least this confidence; below 0.5 a label is more likely wrong than right."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "look",
            abstract: "Label pictures.",
            discussion: [
                "For each picture: its format, size, orientation and color profile, then general terms for what it "
                    + "shows, best first, each with a confidence from 0 to 1. The file's content determines its format, "
                    + "not its name. Pictures are rotated upright first.",
                "Many pictures are read at the same time and answered in the order they were named. One that can't "
                    + "be read is reported on standard error; the others are answered all the same.",
            ],
            operands: Operands(
                "IMAGE",
                count: 1...Int.max,
                completion: .files,
                help: "Pictures to label: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PDF, of which the first page "
                    + "counts; '-' is standard input."
            ),
            groups: [
                OptionGroup("Labels", [limit, minimumConfidence, PlaceOptions.region]),
                OutputOptions.group, LimitOptions.group,
            ],
            examples: [
                .init("fovea look holiday.jpg", "What the picture shows."),
                .init("fovea look -n 3 *.jpg", "The three best labels of each picture."),
                .init("fovea look -r 50%,0,50%,100% street.heic", "What the right half shows."),
                .init(
                    "curl -s https://example.org/cat.webp | fovea look -f json -",
                    "The same for a picture from a pipe, as JSON."
                ),
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
        return try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea.look/1",
            spaced: true
        ) { writer, style in
            var found = false
            let failure = try await batch.run { picture in
                try await analysis.labels(of: picture.data, in: picture.region, limits: batch.limits)
            } consume: { picture, labels in
                let kept = labels.filter { Double($0.confidence) >= arguments[minimumConfidence] }
                    .prefix(arguments[limit])
                if !kept.isEmpty { found = true }
                let report = LookReport(picture, labels: Array(kept), minimum: arguments[minimumConfidence])
                try writer.write(text: { report.text(style) }, json: { report.json })
            }
            return failure ?? (found ? .success : .nothingFound)
        }
    }
}

/// The report on one picture.
struct LookReport {
    private let picture: PictureBatch.Opened
    private let labels: [ScoredLabel]
    private let minimum: Double

    init(_ picture: PictureBatch.Opened, labels: [ScoredLabel], minimum: Double) {
        self.picture = picture
        self.labels = labels
        self.minimum = minimum
    }

    func text(_ style: TextStyle) -> String {
        var text = "\(style.bold(picture.input.name))\n  \(style.dim(picture.summary))\n"
        if labels.isEmpty {
            text += "  Nothing is recognized with a confidence of \(Number.fixed(minimum, 2)) or more.\n"
        }
        for label in labels {
            text += "  \(Number.fixed(label.confidence, 2))  \(label.identifier.replacing("_", with: " "))\n"
        }
        return text
    }

    var json: JSONValue {
        var members = [JSONValue.Member("file", .string(picture.input.word))] + picture.members
        if picture.region != .whole { members.append(JSONValue.Member("region", picture.region.json)) }
        let items = labels.map { label -> JSONValue in
            ["identifier": .string(label.identifier), "confidence": .float(label.confidence)]
        }
        return .object(members + [JSONValue.Member("labels", .array(items))])
    }
}
