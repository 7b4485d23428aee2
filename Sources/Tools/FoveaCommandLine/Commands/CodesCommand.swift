import CodeEngine
package import CommandLineKit
import Foundation

/// The command that reads codes in pictures.
package enum CodesCommand {
    static let symbologies = Option<String?>(
        "symbologies",
        short: "s",
        placeholder: "NAMES",
        help: "Look for these kinds of code alone, with commas between them, which takes less time. They are "
            + CodeSymbology.allCases.map(\.rawValue).joined(separator: ", ") + "."
    )

    static let copy = Flag("copy", short: "c", help: "Also put what the codes say into the clipboard, a line each.")

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "codes",
            abstract: "Read bar codes, QR codes and the like in pictures.",
            discussion: [
                "For each picture: the codes in it, from top to bottom, each with its kind, its content and its four "
                    + "corners in pixels of the upright picture from its upper left corner, clockwise from the "
                    + "picture's own upper left one.",
                "Codes may be turned, mirrored, light on dark, slanted and damaged in part. A UPC-A is an EAN-13 that "
                    + "begins with zero, and a UPC-E says the number that its eight digits stand for.",
            ],
            operands: Operands(
                "IMAGE",
                count: 0...Int.max,
                completion: .files,
                help: "Pictures to search: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF or BMP; '-' is standard input."
            ),
            groups: [
                OptionGroup("Codes", [symbologies, PlaceOptions.region]), SourceOptions.group,
                OptionGroup("Pictures", [copy, DrawOptions.draw]), OutputOptions.group, LimitOptions.group,
            ],
            examples: [
                .init("fovea codes ticket.png", "What its codes say, and where they are."),
                .init("fovea codes -s qr,dataMatrix -f jsonl shelf/*.jpg", "A line of JSON for each picture."),
                .init("fovea codes --screen --copy", "What a code on the screen says, into the clipboard."),
                .init("grim - | fovea codes -", "The codes on the screen of a compositor without a portal."),
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
        let kinds = try arguments[symbologies].map(kinds(named:))
        let inputs = try await SourceOptions.inputs(arguments, context, command: "fovea codes")
        let batch = try PictureBatch(arguments, inputs: inputs, analysis: analysis, context: context)
        let file = try DrawOptions.file(DrawOptions.draw, arguments, batch)
        var contents: [String] = []
        let code = try await batch.report(arguments, schema: "fovea.codes/1") { picture in
            var criteria = CodeCriteria()
            if let kinds { criteria.symbologies = kinds }
            criteria.region = picture.region
            let codes = try await analysis.codes(in: picture.data, criteria, limits: batch.limits)
            if let file {
                try await analysis.outlined(picture.data, codes.map(\.corners), limits: batch.limits)
                    .write(toFile: file)
            }
            return codes
        } as: { picture, codes in
            contents += codes.map(\.text)
            return CodesReport(picture: picture, codes: codes)
        }
        if arguments[copy], code == .success { try await SourceOptions.copy(contents.joined(separator: "\n"), context) }
        return code
    }

    /// Reads names of kinds, whose capital letters and hyphens don't count.
    private static func kinds(named names: String) throws(CommandFailure) -> Set<CodeSymbology> {
        func plain(_ name: some StringProtocol) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        var kinds: Set<CodeSymbology> = []
        for name in names.split(separator: ",") {
            guard let kind = CodeSymbology.allCases.first(where: { plain($0.rawValue) == plain(name) }) else {
                let known = CodeSymbology.allCases.map(\.rawValue)
                let near = Spelling.suggestion(for: String(name), among: known).map { " Did you mean '\($0)'?" } ?? ""
                throw CommandFailure(.usage, "'--symbologies' knows no '\(name)'.\(near)")
            }
            kinds.insert(kind)
        }
        guard !kinds.isEmpty else { throw CommandFailure(.usage, "'--symbologies' names none.") }
        return kinds
    }
}
