import ActionEngine
import CommandLineKit

/// The command that tells what pictures offer to do.
enum ActionsCommand {
    static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "actions",
            abstract: "Tell what pictures offer to do.",
            discussion: [
                "For each picture: the events, reminders, contacts and readings that can be saved from it, and the links, "
                    + "numbers, mail, networks, places and texts of its codes. Each has a number, its values and the "
                    + "text that it was read from. Nothing is opened or saved: 'fovea follow' and 'fovea save' do that.",
                "Ends with 1 when there is none.",
            ],
            operands: Operands(
                "IMAGE",
                count: 1...Int.max,
                completion: .files,
                help: "Pictures to read: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF or BMP; '-' is standard input."
            ),
            groups: [
                PictureActions.options,
                OptionGroup("Output", OutputOptions.group.options + [DrawOptions.draw]), LimitOptions.group,
            ],
            examples: [
                .init("fovea actions poster.jpg", "The events on a poster."),
                .init("fovea actions -m 2026-06-01 -f json card.jpg", "The same for programs, as of a day."),
                .init("grim -g \"$(slurp)\" - | fovea actions -", "What a piece of the screen offers."),
            ]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let options = try TextCommand.options(arguments, analysis)
            let batch = try PictureBatch(arguments, analysis: analysis, context: context)
            let file = try DrawOptions.file(DrawOptions.draw, arguments, batch)
            return try await batch.report(arguments, schema: "fovea.actions/1") { picture in
                let drafts = try await PictureActions.drafts(of: picture, options, arguments, batch)
                if let file {
                    let outlines = drafts.flatMap(\.origin.corners)
                    try await analysis.outlined(picture.data, outlines, limits: batch.limits).write(toFile: file)
                }
                return drafts
            } as: { picture, drafts in
                ActionsReport(picture: picture, drafts: drafts)
            }
        }
    }
}
