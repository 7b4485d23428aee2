import CodeEngine
package import CommandLineKit
import GeometryEngine
import ImageCodingEngine
import LabelEngine
import PictureEngine
import TextEngine

/// The command that says what pictures show.
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
    // Reading takes longer than labeling and loads more, so it is asked for.
    static let text = Flag("text", help: "Also read the text; 'fovea text' has more choices.")
    static let codes = Flag(
        "codes",
        help: "Also read bar codes, QR codes and the like; 'fovea codes' has more choices."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "look",
            abstract: "Label pictures, and read them if asked to.",
            discussion: [
                "For each picture: its format, size, orientation and color profile, then general terms for what it "
                    + "shows, best first, each with a confidence from 0 to 1. The file's content determines its format, "
                    + "not its name. Pictures are rotated upright first.",
                "With '--text' the lines of text follow in reading order, and with '--codes' the contents of codes from "
                    + "top to bottom.",
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
                OptionGroup("Reading", [text, codes]),
                OutputOptions.group, LimitOptions.group,
            ],
            examples: [
                .init("fovea look holiday.jpg", "What the picture shows."),
                .init("fovea look -n 3 *.jpg", "The three best labels of each picture."),
                .init("fovea look --text --codes poster.jpg", "What it shows, what it says and where its code leads."),
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
                async let labels = analysis.labels(of: picture.data, in: picture.region, limits: batch.limits)
                async let lines = arguments[text] ? lines(of: picture, analysis, batch) : nil
                async let contents = arguments[codes] ? codes(in: picture, analysis, batch) : nil
                return try await (labels: labels, page: lines, codes: contents)
            } consume: { picture, seen in
                let kept = seen.labels.filter { Double($0.confidence) >= arguments[minimumConfidence] }
                    .prefix(arguments[limit])
                let report = LookReport(
                    picture,
                    labels: Array(kept),
                    minimum: arguments[minimumConfidence],
                    page: seen.page,
                    codes: seen.codes
                )
                if !report.isEmpty { found = true }
                try writer.write(text: { report.text(style) }, json: { report.json })
            }
            return failure ?? (found ? .success : .nothingFound)
        }
    }

    private static func lines(
        of picture: PictureBatch.Opened,
        _ analysis: any PictureAnalysis,
        _ batch: PictureBatch
    ) async throws -> TextPage {
        var options = TextOptions()
        options.region = picture.region
        let lines = try await analysis.lines(in: picture.data, options, limits: batch.limits)
        return TextPage(
            name: picture.input.name,
            size: (picture.info.uprightWidth, picture.info.uprightHeight),
            lines
        )
    }

    private static func codes(
        in picture: PictureBatch.Opened,
        _ analysis: any PictureAnalysis,
        _ batch: PictureBatch
    ) async throws -> [FoundCode] {
        var criteria = CodeCriteria()
        criteria.region = picture.region
        return try await analysis.codes(in: picture.data, criteria, limits: batch.limits)
    }
}

/// The report on one picture.
struct LookReport {
    private let picture: PictureBatch.Opened
    private let labels: [ScoredLabel]
    private let minimum: Double
    /// The text, if it was asked for.
    private let page: TextPage?
    /// The codes, if they were asked for.
    private let codes: [FoundCode]?

    init(
        _ picture: PictureBatch.Opened,
        labels: [ScoredLabel],
        minimum: Double,
        page: TextPage?,
        codes: [FoundCode]?
    ) {
        self.picture = picture
        self.labels = labels
        self.minimum = minimum
        self.page = page
        self.codes = codes
    }

    /// A Boolean value that indicates whether nothing was found.
    var isEmpty: Bool { labels.isEmpty && page?.lines.isEmpty ?? true && codes?.isEmpty ?? true }

    func text(_ style: TextStyle) -> String {
        var text = "\(style.bold(picture.input.name))\n  \(style.dim(picture.summary))\n"
        if labels.isEmpty {
            text += "  Nothing is recognized with a confidence of \(Number.fixed(minimum, 2)) or more.\n"
        }
        for label in labels {
            text += "  \(Number.fixed(label.confidence, 2))  \(label.identifier.replacing("_", with: " "))\n"
        }
        if let page {
            text += page.lines.isEmpty ? "  There is no text.\n" : "  Text\n"
            for line in page.lines { text += "    \(line.text)\n" }
        }
        if let codes {
            text += codes.isEmpty ? "  There is no code.\n" : "  Codes\n"
            for code in codes { text += "    \(code.symbology.rawValue)  \(code.summary)\n" }
        }
        return text
    }

    var json: JSONValue {
        var members = [JSONValue.Member("file", .string(picture.input.word))] + picture.members
        if picture.region != .whole { members.append(JSONValue.Member("region", picture.region.json)) }
        let items = labels.map { label -> JSONValue in
            ["identifier": .string(label.identifier), "confidence": .float(label.confidence)]
        }
        members.append(JSONValue.Member("labels", .array(items)))
        if let page { members += page.members }
        if let codes { members.append(JSONValue.Member("codes", .array(codes.map(\.json)))) }
        return .object(members)
    }
}
