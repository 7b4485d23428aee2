package import CommandLineKit
import Foundation
import FoveaSearch
import FoveaSessions
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import RectangleEngine
import Vision

/// The command that searches for items of a catalog.
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
    static let after = Option<String?>(
        "after",
        placeholder: "PAGE",
        help: "Show the next page of a search in a catalogue; PAGE is the name that it printed at its end."
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
        help: "Write results as text for people, as one json document, as jsonl: one object a line, or as paths, one a "
            + "line: the found items' pictures, or APP/TYPE/IDENTIFIER of what apps found."
    )
    static let explain = Flag(
        "explain",
        short: "e",
        help: "Also show the evidence for each item, the plan of the search, and its times."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis, _ host: @escaping SearchHost.Maker) -> Command {
        Command(
            "search",
            abstract: "Search for pictures in apps or in a catalogue.",
            discussion: [
                "For each picture, all apps with visual searches are asked at the same time, and their results are listed "
                    + "below their names: pinned apps first, then by name. An app that hangs or fails doesn't affect "
                    + "the others; an empty answer is an answer, and the command ends with 0. 'fovea open' opens a "
                    + "result in its app by the session and its number, and 'fovea more' opens an app's own search.",
                "With '--catalog' the items of a catalogue are found instead. For each picture: the items it shows, "
                    + "most probable first, each with the probability that it is the right one; of several things that "
                    + "surely are in the picture, the larger one nearer the middle comes first. An item is found rotated, "
                    + "tilted, partly hidden or among other things. If the picture shows no item of the catalogue, the "
                    + "command ends with code 1.",
                "Words, labels and codes find items without a picture, or say more about what is in it. '--where' "
                    + "allows items by the values that the catalogue keeps: names are compared with numbers, dates, "
                    + "true, false and texts in quotes by =, !=, <, <=, > and >=, 'in (1, 2)' and 'between 1 and 2', "
                    + "'has year' asks whether there is a value, and conditions are joined by 'and', 'or', 'not' and "
                    + "parentheses.",
                "If '--limit' leaves out items of a catalogue, the search ends with the name of its next page, which "
                    + "'--after' shows: the search continues without its picture and words, and no item repeats or is "
                    + "skipped while the catalogue changes. Pages expire after an hour.",
            ],
            operands: Operands(
                "IMAGE",
                count: 0...Int.max,
                completion: .files,
                help:
                    "Pictures to search with: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PDF, of which the first page "
                    + "counts; '-' is standard input."
            ),
            groups: [
                OptionGroup("Search", [PlaceOptions.region, PlaceOptions.point, limit]),
                OptionGroup("Apps", appOptions),
                OptionGroup("Catalogues", [CatalogOptions.catalog] + catalogOptions),
                OptionGroup(
                    "Output",
                    [format, OutputOptions.output, explain, AppSearchOptions.pictures, DrawOptions.draw]
                ),
                LimitOptions.group,
            ],
            examples: [
                .init("fovea search photo.jpg", "What the apps know about the photo."),
                .init("fovea search --region 25%,25%,50%,50% --app music photo.jpg", "Its middle, in one app."),
                .init("fovea search --at 50%,50% photo.jpg", "The thing in its middle alone."),
                .init("fovea capture --screen | fovea search -", "What the apps know about the screen."),
                .init("fovea search -C covers.fovea photo.jpg", "The item that the photo shows."),
                .init("fovea search -C covers.fovea -e -d found.png photo.jpg", "Why, and where it is in the photo."),
                .init(
                    "fovea search -C covers.fovea --where 'year >= 1990' --not-text live photo.jpg",
                    "Among some items alone."
                ),
                .init("fovea search -C covers.fovea --text 'blue train'", "Items by their words."),
                .init("fovea search -C covers.fovea --after 0c5e…", "The next page of a search."),
                .init("fovea search -C covers.fovea -f paths photo.jpg | xargs xdg-open", "Opens the found picture."),
            ]
        ) { arguments, context in
            if asksApps(arguments, context) { return try await askApps(arguments, context, host) }
            return try await run(arguments, context, analysis)
        }
    }

    private static let appOptions: [any OptionDeclaration] = [
        AppSearchOptions.apps, AppSearchOptions.providers, PlaceOptions.lasso, AppSearchOptions.profile,
        AppSearchOptions.kind, AppSearchOptions.deadline, AppSearchOptions.noService,
    ]
    private static let catalogOptions: [any OptionDeclaration] = [
        text, excludedText, labels, codes, CatalogOptions.filter, minimumProbability, after,
    ]
    /// The options of a search in a catalog alone.
    private static let itemOptions = catalogOptions + [DrawOptions.draw]

    /// Returns whether to search in apps: there is no catalog, or an option for apps is given.
    private static func asksApps(_ arguments: ParsedArguments, _ context: CommandContext) -> Bool {
        if arguments.has(CatalogOptions.catalog) { return false }
        if arguments.has(anyOf: [AppSearchOptions.apps, AppSearchOptions.providers, PlaceOptions.lasso]) {
            return true
        }
        return context.environment["FOVEA_CATALOG", default: ""].isEmpty && !arguments.has(anyOf: itemOptions)
    }

    private static func askApps(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ host: SearchHost.Maker
    ) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        let inputs = arguments.operands.map { PictureInput($0) }
        guard !inputs.isEmpty else { throw UsageError("IMAGE is missing", command: "fovea search") }
        guard inputs.count(where: \.isStandardInput) <= 1 else {
            throw CommandFailure(.usage, "Standard input can be read only once; name '-' once.")
        }
        try PlaceOptions.checkOne(arguments, command: "fovea search")
        guard !arguments.has(anyOf: itemOptions) else {
            throw UsageError("'--catalog FILE' is missing", command: "fovea search")
        }
        let limits = LimitOptions.limits(arguments, context)
        let format = arguments[format]
        let pictures = format == .text && arguments[OutputOptions.output] == nil ? pictures(arguments, context) : nil
        // Apps and limits of a single command can't go through the service.
        let isOwn =
            !arguments[AppSearchOptions.providers].isEmpty || LimitOptions.areNamed(arguments)
            || arguments[AppSearchOptions.deadline] != AppSearchOptions.usualDeadline
        if !isOwn, var service = RunningService.find(arguments, context) {
            service.loadsPictures = pictures != nil
            let search = AppSearch(
                arguments: arguments,
                context: context,
                source: service,
                describer: EngineDescriber(limits: limits),
                limits: limits,
                pictures: pictures
            )
            return try await search.run(inputs, format: format)
        }
        let host = host(
            .init(
                providers: arguments[AppSearchOptions.providers],
                limits: limits,
                deadline: .seconds(arguments[AppSearchOptions.deadline]),
                environment: context.environment
            )
        )
        let search = AppSearch(
            arguments: arguments,
            context: context,
            source: VisualSearches(apps: host.apps, describer: host.describer, order: host.order),
            describer: host.describer,
            limits: limits,
            pictures: pictures
        )
        do {
            let code = try await search.run(inputs, format: format)
            await host.stop()
            return code
        } catch {
            await host.stop()
            throw error
        }
    }

    /// Returns the way to draw pictures, which is only done on a terminal.
    private static func pictures(_ arguments: ParsedArguments, _ context: CommandContext) -> TerminalPictures? {
        TerminalPictures(arguments[AppSearchOptions.pictures], output: context.output, context.environment)
    }

    private static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ analysis: any PictureAnalysis
    ) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        if let page = arguments[after] { return try await goOn(page, arguments, context) }
        let query = try query(arguments)
        let batch = try PictureBatch(arguments, analysis: analysis, context: context)
        guard !batch.inputs.isEmpty || query.text != nil || !query.labels.isEmpty || !query.codes.isEmpty else {
            throw UsageError("IMAGE, '--text', '--label' or '--code' is missing", command: "fovea search")
        }
        let drawn = try DrawOptions.file(DrawOptions.draw, arguments, batch)
        let session = try await CatalogOptions.open(arguments, context, command: "search")
        let catalog = session.catalog
        let report = SearchReport(arguments, context)
        let code = try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea.search/1",
            format: arguments[format].resultFormat,
            spaced: arguments[format] == .text,
            isExact: arguments[format] == .paths
        ) { writer, style in
            var found = false
            guard !batch.inputs.isEmpty else {
                let response = try await answer(catalog) { try await $0.search(query) }
                try writer.write(text: { report.text(nil, response, style) }, json: { report.json(nil, response) })
                return response.matches.isEmpty ? .nothingFound : .success
            }
            let point = arguments[PlaceOptions.point]
            let failure = try await batch.run { picture in
                var query = query
                try place(&query, in: picture, at: point)
                let response = try await answer(catalog) { try await $0.search(query) }
                if let drawn {
                    let corners = response.matches.compactMap { $0.quad?.quadrilateral }
                    try await analysis.outlined(picture.data, corners, limits: batch.limits).write(toFile: drawn)
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

    /// Shows the next page of an earlier search.
    private static func goOn(
        _ page: String,
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) async throws -> ExitCode {
        let others = itemOptions.filter { $0.name != after.name } + [PlaceOptions.region, PlaceOptions.point]
        let isNewSearch = !arguments.operands.isEmpty || arguments.has(anyOf: others)
        guard !isNewSearch else {
            throw UsageError(
                "'--after' goes on with a search as it was; leave out pictures, words and conditions",
                command: "fovea search"
            )
        }
        let cursor = try KeptPages(environment: context.environment).cursor(named: page)
        let session = try await CatalogOptions.open(arguments, context, command: "search")
        let limit = arguments.has(limit) ? arguments[limit] : nil
        let response = try await answer(session.catalog) { try await $0.search(after: cursor, limit: limit) }
        let report = SearchReport(arguments, context)
        return try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea.search/1",
            format: arguments[format].resultFormat,
            spaced: arguments[format] == .text,
            isExact: arguments[format] == .paths
        ) { writer, style in
            try writer.write(text: { report.text(nil, response, style) }, json: { report.json(nil, response) })
            return response.matches.isEmpty ? .nothingFound : .success
        }
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

    /// Sets a query's picture and the part to search in.
    private static func place(
        _ query: inout VisualQuery,
        in picture: PictureBatch.Opened,
        at point: TypedPlaces?
    ) throws(CommandFailure) {
        query.picture = .data(picture.data)
        let region = picture.region
        if region != .whole { query.region = NormalizedRect(region) }
        guard let point else { return }
        let (width, height) = (picture.info.uprightWidth, picture.info.uprightHeight)
        query.point = NormalizedPoint(try PlaceOptions.place(point, in: picture.input, width: width, height: height))
    }

    private static func answer(
        _ catalog: VisualCatalog,
        _ search: (VisualCatalog) async throws -> VisualSearchResponse
    ) async throws(CommandFailure) -> VisualSearchResponse {
        do {
            return try await search(catalog)
        } catch let error as VisualCatalogError where error.code != .unreadablePicture {
            throw CommandFailure(error, subject: error.code == .invalidQuery ? nil : catalog.url?.relativePath)
        } catch {
            throw CommandFailure(error, subject: nil)
        }
    }
}
