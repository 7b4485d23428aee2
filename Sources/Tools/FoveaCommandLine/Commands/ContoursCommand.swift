package import CommandLineKit
import ContourEngine
import Foundation
import PictureEngine

/// The command that traces what is dark, or light, in pictures.
package enum ContoursCommand {
    static let light = Flag("light", short: "l", help: "Trace what is light on something dark, in place of the dark.")
    static let pivot = Option<Double?>(
        "pivot",
        placeholder: "LEVEL",
        in: 0...1,
        defaultText: "that of the picture",
        help: "Divide dark from light here, from 0 for black to 1 for white."
    )
    static let contrast = Option<Double>(
        "contrast",
        placeholder: "FACTOR",
        default: 2,
        in: 0...3,
        help: "Trace what differs by an eighth of black to white after its contrast grew so many times."
    )
    static let minimumArea = Option<Double>(
        "min-area",
        placeholder: "PART",
        default: 0.001,
        in: 0...1,
        help: "Leave out contours with a smaller area, as a part of the picture's."
    )
    static let simplify = Option<Double>(
        "simplify",
        placeholder: "PIXELS",
        default: 1,
        in: 0...10_000,
        help: "Leave out corners that are as near to the line between others; a pixel is one that was examined."
    )
    static let side = Option<Int>(
        "size",
        placeholder: "PIXELS",
        default: 1024,
        in: 64...ContourEngine.sideLimit,
        help: "Examine the picture with its longer side of so many pixels, if it is larger."
    )
    static let format = Option<ContourFormat>(
        "format",
        short: "f",
        placeholder: "FORMAT",
        default: .text,
        help: "Write text for people, as json or jsonl with corners, or as svg, for one picture alone."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "contours",
            abstract: "Trace drawings and dark or light things in pictures.",
            discussion: [
                "For each picture: the contours of things, of their holes, of the things in those and so on, each with "
                    + "its place in that tree, such as 0.1 for the second hole of the first thing. Places are those among "
                    + "all contours, also where small ones are left out.",
                "A contour is around pixels that are darker than the rest of the picture, or lighter, and is a polygon. "
                    + "'--format svg' writes all of them as one path, in pixels of the upright picture.",
            ],
            operands: Operands(
                "IMAGE",
                count: 1...Int.max,
                completion: .files,
                help: "Pictures to trace: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PDF, of which the first page "
                    + "counts; '-' is standard input."
            ),
            groups: [
                OptionGroup("Contours", [light, pivot, contrast, minimumArea, simplify, side, PlaceOptions.region]),
                OptionGroup("Output", [format, OutputOptions.output, DrawOptions.draw]), LimitOptions.group,
            ],
            examples: [
                .init("fovea contours -f svg drawing.jpg -o drawing.svg", "A drawing on paper as a path."),
                .init("fovea contours --light --pivot 0.8 sky.jpg", "The light things in a dark picture."),
                .init("fovea contours -f json logo.png", "As JSON, with the corners of each contour."),
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
        let drawn = try DrawOptions.file(DrawOptions.draw, arguments, batch)
        let format = arguments[format]
        guard format != .svg || batch.inputs.count == 1 else {
            throw CommandFailure(.usage, "'--format svg' writes one picture; name a single IMAGE with it.")
        }
        let options = options(arguments)
        let (tolerance, minimumArea) = (arguments[simplify], arguments[minimumArea])
        return try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea.contours/1",
            format: format.resultFormat,
            spaced: true,
            isExact: format == .svg
        ) { writer, style in
            var found = false
            let failure = try await batch.run { picture in
                var options = options
                options.region = picture.region
                let tree = try await analysis.contours(in: picture.data, options, limits: batch.limits)
                let contours = [TracedContour](tree, in: picture.region, tolerance: tolerance, minimumArea: minimumArea)
                if let drawn {
                    let page = PageRegion(picture.data, limits: batch.limits)
                    try await analysis.marked(page, with: contours.map(\.mark)).write(toFile: drawn)
                }
                return contours
            } consume: { picture, contours in
                if !contours.isEmpty { found = true }
                let report = ContoursReport(picture: picture, contours: contours)
                try writer.write(text: { format == .svg ? report.svg : report.text(style) }, json: { report.json })
            }
            return failure ?? (found ? .success : .nothingFound)
        }
    }

    private static func options(_ arguments: ParsedArguments) -> ContourOptions {
        var options = ContourOptions()
        options.findsDark = !arguments[light]
        options.pivot = arguments[pivot]
        options.contrast = arguments[contrast]
        options.side = arguments[side]
        return options
    }
}
