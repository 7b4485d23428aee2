package import CommandLineKit
import Foundation
import ImageCodingEngine
import PictureEngine
import TextEngine

/// The command that reads the text in pictures.
package enum TextCommand {
    static let languages = Option<String?>(
        "lang",
        short: "l",
        placeholder: "TAGS",
        help: "Expect these languages, with commas between them, the most likely first, such as de-DE,en-US, in place "
            + "of English; '--list-langs' prints those there are."
    )
    static let listLanguages = Flag("list-langs", help: "Print the languages that can be read, one a line.")
    static let fast = Flag("fast", help: "Read text that isn't small, in less than half of the time.")
    static let minimumHeight = Option<Double>(
        "min-height",
        placeholder: "PART",
        default: 0,
        in: 0...1,
        help: "Leave out lines that are lower than this part of the picture's height."
    )
    static let format = Option<TextFormat>(
        "format",
        short: "f",
        placeholder: "FORMAT",
        default: .text,
        help: "Write the text alone; as json or jsonl with places; as hocr or alto; as markdown or html with headings, "
            + "lists and tables; or the tables alone as csv."
    )
    static let layout = Flag("layout", help: "Keep columns and distances with spaces and empty lines.")
    static let copy = Flag("copy", short: "c", help: "Also put the text into the clipboard.")

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "text",
            abstract: "Read the text in pictures.",
            discussion: [
                "Prints the lines of text in each picture, in reading order; of several pictures, each below its name. "
                    + "Text may be small, slanted, turned, upside down or light on dark. A picture without text "
                    + "gives nothing. PDF documents and TIFF files are read page by page.",
                "Formats markdown, html and json have titles, paragraphs, lists and tables, also merged cells; csv has the "
                    + "tables, and a picture without one gives nothing.",
                "With '--format json' each line has its words and corners, as parts of the upright picture from its "
                    + "upper left corner, and what it may say otherwise.",
            ],
            operands: Operands(
                "IMAGE",
                count: 0...Int.max,
                completion: .files,
                help:
                    "Pictures and documents to read: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PDF; '-' is standard "
                    + "input."
            ),
            groups: [
                OptionGroup("Text", [languages, listLanguages, fast, minimumHeight, PlaceOptions.region]),
                SourceOptions.group, PageOptions.group,
                OptionGroup("Output", [format, layout, copy, OutputOptions.output, DrawOptions.draw]),
                LimitOptions.group,
            ],
            examples: [
                .init("fovea text letter.jpg", "The text of a letter."),
                .init("grim -g \"$(slurp)\" - | fovea text - --copy", "A piece of the screen, into the clipboard."),
                .init("fovea text --screen --select --copy", "The same on any desktop with a portal."),
                .init("fovea text -f csv receipt.jpg", "The tables of a picture, for a spreadsheet."),
                .init("fovea text -l de-DE -f hocr scan-*.png -o scan.html", "A document for other tools."),
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
        if arguments[listLanguages] {
            try context.output.write(analysis.textLanguages.map { $0 + "\n" }.joined())
            return .success
        }
        LimitOptions.applyThreads(arguments)
        let options = try options(arguments, analysis)
        // While a person selects, or the picture is decoded; reading reports what can't be loaded.
        Thread.detachNewThread { try? analysis.loadText(options) }
        let inputs = try await SourceOptions.inputs(arguments, context, command: "fovea text")
        let batch = try PictureBatch(arguments, inputs: inputs, analysis: analysis, context: context)
        let file = try DrawOptions.file(DrawOptions.draw, arguments, batch)
        let format = arguments[format]
        var pages: [TextPage] = []
        let code = try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea.text/1",
            format: format.resultFormat,
            spaced: format == .text,
            isExact: format != .text
        ) { writer, style in
            let failure = try await batch.run { picture in
                var options = options
                options.region = picture.region
                let read = try await analysis.pages(
                    of: picture,
                    arguments[PageOptions.pages],
                    options,
                    structured: format.isStructured,
                    limits: batch.limits
                ) { context.remark("\($0): read") }
                if let file, let first = read.first {
                    // The first page of those that were read.
                    let page = PageRegion(picture.data, page: (first.number ?? 1) - 1, limits: batch.limits)
                    let marks = [PictureMark](outlining: first.lines.map(\.corners))
                    try await analysis.marked(page, with: marks).write(toFile: file)
                }
                return read
            } consume: { picture, read in
                pages += read
                // Documents are written whole.
                guard !format.isWhole else { return }
                for page in read {
                    try writer.write(
                        text: {
                            if format == .markdown { return page.markdown }
                            if format == .csv { return page.csv }
                            let name = inputs.count + read.count > 2 ? "\(style.bold(page.name))\n" : ""
                            return name + (arguments[layout] ? page.laidOut : page.text)
                        },
                        json: { TextReport(picture, page).json }
                    )
                }
            }
            if format.isWhole {
                try writer.write(
                    text: { format == .hocr ? pages.hocr : format == .alto ? pages.alto : pages.html },
                    json: { .null }
                )
            }
            let isFound = pages.contains { format == .csv ? !$0.csv.isEmpty : !$0.lines.isEmpty }
            return failure ?? (isFound ? .success : .nothingFound)
        }
        if arguments[copy], code == .success {
            let text = pages.map { arguments[layout] ? $0.laidOut : $0.text }.joined(separator: "\n")
            try await SourceOptions.copy(text, context)
        }
        return code
    }

    static func options(
        _ arguments: ParsedArguments,
        _ analysis: any PictureAnalysis
    ) throws(CommandFailure) -> TextOptions {
        var options = TextOptions()
        options.level = arguments[fast] ? .fast : .accurate
        options.minimumHeight = arguments[minimumHeight]
        if let tags = arguments[languages] { options.languages = try known(tags, analysis.textLanguages) }
        return options
    }

    /// The engine's tags for the person's.
    private static func known(_ tags: String, _ all: [String]) throws(CommandFailure) -> [String] {
        var known: [String] = []
        for tag in tags.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard let language = TextLanguages.tag(for: tag, among: all) else {
                throw CommandFailure(
                    .usage,
                    "'--lang' knows no language '\(tag)'; 'fovea text --list-langs' prints those that can be read."
                )
            }
            known.append(language)
        }
        guard !known.isEmpty else { throw CommandFailure(.usage, "'--lang' names no language.") }
        return known
    }
}
