import CommandLineKit

/// What the commands have in common that find things in the pages of pictures.
enum PageCommand {
    /// Declares a command that looks at each chosen page and reports on it.
    ///
    /// - Parameters:
    ///   - title: The title of the group of its own options.
    ///   - options: Its own options.
    static func command<Report: PaintedReport>(
        _ name: String,
        abstract: String,
        discussion: [String],
        title: String,
        options: [any OptionDeclaration] = [],
        examples: [Command.Example],
        _ analysis: any PictureAnalysis,
        find: @escaping @Sendable (ParsedArguments, PictureBatch.Opened, PageRegion) async throws -> Report
    ) -> Command {
        Command(
            name,
            abstract: abstract,
            discussion: discussion + [
                "Places are in pixels of the upright picture from its upper left corner. PDF documents and TIFF files "
                    + "are searched page by page."
            ],
            operands: Operands(
                "IMAGE",
                count: 1...Int.max,
                completion: .files,
                help: "Pictures to search: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PDF; '-' is standard input."
            ),
            groups: [
                OptionGroup(title, options + [PlaceOptions.region]), PageOptions.group,
                OptionGroup("Pictures", [DrawOptions.draw]), OutputOptions.group, LimitOptions.group,
            ],
            examples: examples
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let batch = try PictureBatch(arguments, analysis: analysis, context: context)
            return try await batch.reportPages(arguments, schema: "fovea.\(name)/1") { picture, page in
                try await find(arguments, picture, page)
            }
        }
    }
}
