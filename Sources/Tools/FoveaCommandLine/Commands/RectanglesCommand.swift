package import CommandLineKit
import Foundation
import PictureEngine
import RectangleEngine

/// The command that finds rectangles in pictures.
package enum RectanglesCommand {
    static let limit = Option<Int>(
        "limit",
        short: "n",
        default: 10,
        in: 1...1000,
        help: "Show at most N rectangles of a picture."
    )
    static let minimumConfidence = Option<Double>(
        "min-confidence",
        short: "c",
        placeholder: "P",
        default: 0,
        in: 0...1,
        help: "Show rectangles with at least this confidence."
    )
    static let minimumSize = Option<Double>(
        "min-size",
        placeholder: "PART",
        default: 0.2,
        in: 0...1,
        help: "Leave out rectangles whose shorter sides are less than this part of the picture's shorter side."
    )
    static let minimumAspect = Option<Double>(
        "min-aspect",
        placeholder: "RATIO",
        default: 0.5,
        in: 0...1,
        help: "Leave out rectangles that look narrower: the shorter side through the longer."
    )
    static let maximumAspect = Option<Double>(
        "max-aspect",
        placeholder: "RATIO",
        default: 1,
        in: 0...1,
        help: "Leave out rectangles that look more like squares."
    )
    static let tolerance = Option<Double>(
        "tolerance",
        placeholder: "DEGREES",
        default: 30,
        in: 0...45,
        help: "Leave out rectangles with a corner that differs more from a right angle."
    )
    static let upright = Option<String?>(
        "upright",
        short: "u",
        placeholder: "FILE",
        completion: .files,
        help: "Also write the first rectangle to FILE, as PNG, as seen from straight ahead; for one picture alone."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "rectangles",
            abstract: "Find covers, posters, cards and screens in pictures.",
            discussion: [
                "For each picture: the rectangles in it, most confident first, each with its four corners in pixels of "
                    + "the upright picture from its upper left corner, clockwise from the rectangle's own upper left "
                    + "one, and with the ratio of width to height that it has when seen from straight ahead.",
                "A rectangle is found by its four straight sides, at any angle and in perspective, also where "
                    + "something covers a corner or light falls on a part.",
            ],
            operands: Operands(
                "IMAGE",
                count: 1...Int.max,
                completion: .files,
                help: "Pictures to search: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PDF, of which the first page "
                    + "counts; '-' is standard input."
            ),
            groups: [
                OptionGroup(
                    "Rectangles",
                    [
                        limit, minimumConfidence, minimumSize, minimumAspect, maximumAspect, tolerance,
                        PlaceOptions.region,
                    ]
                ),
                OptionGroup("Pictures", [DrawOptions.draw, upright]),
                OutputOptions.group, LimitOptions.group,
            ],
            examples: [
                .init("fovea rectangles table.jpg", "Where the rectangles are."),
                .init("fovea rectangles -n 1 -u cover.png photo.jpg", "The cover in a photo, set upright."),
                .init("fovea rectangles -d seen.png -f json shelf.heic", "As JSON, and drawn into the picture."),
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
        let criteria = try criteria(arguments)
        let batch = try PictureBatch(arguments, analysis: analysis, context: context)
        let drawn = try DrawOptions.file(DrawOptions.draw, arguments, batch)
        let upright = try DrawOptions.file(upright, arguments, batch)
        return try await batch.report(arguments, schema: "fovea.rectangles/1") { picture in
            var criteria = criteria
            criteria.region = picture.region
            let rectangles = try await analysis.rectangles(in: picture.data, criteria, limits: batch.limits)
            if let drawn {
                try await analysis.outlined(picture.data, rectangles.map(\.corners), limits: batch.limits)
                    .write(toFile: drawn)
            }
            if let upright, let first = rectangles.first {
                try await analysis.upright(first.corners, of: picture.data, limits: batch.limits)
                    .write(toFile: upright)
            }
            return rectangles
        } as: { picture, rectangles in
            RectanglesReport(picture: picture, rectangles: rectangles)
        }
    }

    private static func criteria(_ arguments: ParsedArguments) throws -> RectangleCriteria {
        var criteria = RectangleCriteria()
        criteria.maximumCount = arguments[limit]
        criteria.minimumConfidence = arguments[minimumConfidence]
        criteria.minimumSize = arguments[minimumSize]
        criteria.minimumAspectRatio = arguments[minimumAspect]
        criteria.maximumAspectRatio = arguments[maximumAspect]
        criteria.quadratureTolerance = arguments[tolerance]
        guard criteria.minimumAspectRatio <= criteria.maximumAspectRatio else {
            throw CommandFailure(.usage, "'--min-aspect' is larger than '--max-aspect'; no rectangle can have both.")
        }
        return criteria
    }
}
