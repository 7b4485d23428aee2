package import CommandLineKit
import Foundation
import FoveaSearch
import PictureEngine
import RectangleEngine
import Vision

/// The command that finds items of a catalogue.
package enum SearchCommand {
    static let text = Option<String?>(
        "text",
        placeholder: "WORDS",
        help: "Find items by words in their titles, texts and labels."
    )
    static let excludedText = Option<String?>(
        "not-text",
        placeholder: "WORDS",
        help: "Leave out items that have one of these words."
    )
    static let labels = Option<[String]>(
        "label",
        short: "l",
        placeholder: "LABEL",
        help: "Find items by a label; may be given several times."
    )
    static let codes = Option<[String]>(
        "code",
        placeholder: "CODE",
        help: "Find the item with a code, as of its barcode; may be given several times."
    )
    static let limit = Option<Int>(
        "limit",
        short: "n",
        default: 10,
        in: 1...10_000,
        help: "Show at most N items for a picture."
    )
    static let minimumProbability = Option<Double?>(
        "minimum-probability",
        short: "p",
        placeholder: "P",
        in: 0...1,
        defaultText: "the catalogue's",
        help: "Show items that are the right one with at least this probability."
    )
    static let format = Option<SearchFormat>(
        "format",
        short: "f",
        placeholder: "FORMAT",
        default: .text,
        help: "Write results as text for people, as one json document, as jsonl: one object a line, or as paths: the "
            + "found items' pictures, one a line."
    )
    static let explain = Flag(
        "explain",
        short: "e",
        help: "Also tell what speaks for each item, the way that the search went, and its times."
    )
    static let draw = Option<String?>(
        "draw",
        short: "d",
        placeholder: "FILE",
        completion: .files,
        help: "Also write the picture with the found items outlined to FILE, as PNG; for one picture alone."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "search",
            abstract: "Find the items of a catalogue that pictures show.",
            discussion: [
                "For each picture: the items it shows, most probable first, each with the probability that it is the "
                    + "right one. An item is found at any angle, slanted, partly hidden or among other things. Where "
                    + "nothing in the catalogue is what the picture shows, nothing is found, and the command ends with "
                    + "code 1.",
                "Words, labels and codes find items without a picture, or say more about what is in it. '--where' "
                    + "allows items by the values that the catalogue keeps: names are compared with numbers, dates, "
                    + "true, false and texts in quotes by =, !=, <, <=, > and >=, 'in (1, 2)' and 'between 1 and 2', "
                    + "'has year' asks whether there is a value, and conditions are joined by 'and', 'or', 'not' and "
                    + "parentheses.",
            ],
            operands: Operands(
                "IMAGE",
                count: 0...Int.max,
                completion: .files,
                help: "Pictures to search with: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF or BMP; '-' is standard input."
            ),
            groups: [
                OptionGroup(
                    "Search",
                    [
                        CatalogOptions.catalog, text, excludedText, labels, codes, CatalogOptions.filter,
                        RegionChoice.option, PointChoice.option, limit, minimumProbability,
                    ]
                ),
                OptionGroup("Output", [format, OutputOptions.output, explain, draw]), LimitOptions.group,
            ],
            examples: [
                .init("fovea search -C covers.fovea photo.jpg", "The item that the photo shows."),
                .init("fovea search -C covers.fovea -e -d found.png photo.jpg", "Why, and where it lies in the photo."),
                .init(
                    "fovea search -C covers.fovea --where 'year >= 1990' --not-text live photo.jpg",
                    "Among some items alone."
                ),
                .init("fovea search -C covers.fovea --text 'blue train'", "Items by their words."),
                .init("fovea search -C covers.fovea -f paths photo.jpg | xargs xdg-open", "Opens the found picture."),
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
        let query = try query(arguments)
        let batch = try PictureBatch(arguments, analysis: analysis, context: context)
        guard !batch.inputs.isEmpty || query.text != nil || !query.labels.isEmpty || !query.codes.isEmpty else {
            throw UsageError("IMAGE, '--text', '--label' or '--code' is missing", command: "fovea search")
        }
        guard arguments[draw] == nil || batch.inputs.count == 1 else {
            throw CommandFailure(.usage, "'--draw' writes one picture; name a single IMAGE with it.")
        }
        let session = try await CatalogOptions.open(arguments, context, command: "search")
        let catalog = session.catalog
        let report = SearchReport(format: arguments[format], explains: arguments[explain])
        let code = try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea.search/1",
            format: arguments[format].resultFormat,
            spaced: arguments[format] == .text
        ) { writer, style in
            var found = false
            guard !batch.inputs.isEmpty else {
                let response = try await answer(query, catalog)
                try writer.write(text: { report.text(nil, response, style) }, json: { report.json(nil, response) })
                return response.matches.isEmpty ? .nothingFound : .success
            }
            let point = arguments[PointChoice.option]
            let failure = try await batch.run { picture in
                var query = query
                try place(&query, in: picture, at: point)
                let response = try await answer(query, catalog)
                if let path = arguments[draw] {
                    let rectangles = response.matches.compactMap(FoundRectangle.init)
                    try await RectangleDrawings(draw: path, upright: nil)
                        .write(rectangles, of: picture, analysis, limits: batch.limits)
                }
                return response
            } consume: { picture, response in
                if !response.matches.isEmpty { found = true }
                try writer.write(
                    text: { report.text(picture, response, style) },
                    json: { report.json(picture, response) }
                )
            }
            return failure ?? (found ? .success : .nothingFound)
        }
        try await session.repair()
        return code
    }

    private static func query(_ arguments: ParsedArguments) throws(UsageError) -> VisualQuery {
        VisualQuery(
            text: arguments[text],
            excludedText: arguments[excludedText],
            labels: arguments[labels],
            codes: arguments[codes],
            filter: try CatalogOptions.filter(arguments, command: "search"),
            limit: arguments[limit],
            minimumProbability: arguments[minimumProbability]
        )
    }

    /// Gives a query its picture, with the part of it that counts.
    private static func place(
        _ query: inout VisualQuery,
        in picture: PictureBatch.Opened,
        at point: PointChoice?
    ) throws(CommandFailure) {
        query.picture = .data(picture.data)
        let region = picture.region
        if region != .whole {
            query.region = NormalizedRect(
                x: region.x,
                y: 1 - region.y - region.height,
                width: region.width,
                height: region.height
            )
        }
        guard let point else { return }
        let (width, height) = (picture.facts.uprightWidth, picture.facts.uprightHeight)
        guard let place = point.parts(width: width, height: height) else {
            throw picture.input.failure(
                .badData,
                "The place lies outside the picture, which is \(Number.size(width, height)) pixels when upright."
            )
        }
        query.point = NormalizedPoint(x: place.x, y: 1 - place.y)
    }

    private static func answer(
        _ query: VisualQuery,
        _ catalog: VisualCatalog
    ) async throws(CommandFailure) -> VisualSearchResponse {
        do {
            return try await catalog.search(query)
        } catch let error as VisualCatalogError where error.code != .unreadablePicture {
            throw CommandFailure(error, subject: error.code == .invalidQuery ? nil : catalog.url?.relativePath)
        } catch {
            throw CommandFailure(error, subject: nil)
        }
    }
}
