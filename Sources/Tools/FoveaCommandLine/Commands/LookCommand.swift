import AnimalEngine
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
            abstract: "Label pictures.",
            discussion: [
                "For each picture: its format, size, orientation and color profile, then general terms for what it "
                    + "shows, best first, each with a confidence from 0 to 1. The file's content determines its format, "
                    + "not its name. Pictures are rotated upright first.",
                "The number of people and of faces follows where there are any, as 'fovea people' finds them, and the "
                    + "kind of animal where it is sure, with the number of cats and dogs.",
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
        let (limit, minimum) = (arguments[limit], arguments[minimumConfidence])
        return try await batch.report(arguments, schema: "fovea.look/1") { picture in
            let page = PageRegion(picture.data, region: picture.region, limits: batch.limits)
            async let labels = analysis.labels(of: picture.data, in: picture.region, limits: batch.limits)
            async let census = analysis.census(of: page)
            async let lines = arguments[text] ? lines(of: picture, analysis, batch) : nil
            async let contents = arguments[codes] ? codes(in: picture, analysis, batch) : nil
            let animals = try await animals(in: page, labels, analysis)
            return try await (labels: labels, census: census, animals: animals, page: lines, codes: contents)
        } as: { picture, seen in
            let kept = seen.labels.filter { Double($0.confidence) >= minimum }.prefix(limit)
            return LookReport(
                picture: picture,
                labels: Array(kept),
                minimum: minimum,
                census: seen.census,
                animals: seen.animals,
                page: seen.page,
                codes: seen.codes
            )
        }
    }

    private static func animals(
        in page: PageRegion,
        _ labels: [ScoredLabel],
        _ analysis: any PictureAnalysis
    ) async throws -> SeenAnimals {
        let kinds = labels.sureKinds(of: "animal")
        // Finding animals takes longer than labeling, so it is done where there is one that is counted.
        let isCounted = kinds.contains { FoundAnimal.Kind(rawValue: $0) != nil }
        return SeenAnimals(kinds: kinds, pets: isCounted ? try await analysis.animals(in: page) : [])
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
