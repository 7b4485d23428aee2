import ActionEngine
import CommandLineKit
import Foundation

/// The command that saves what a picture offers.
enum SaveCommand {
    private static let only = Option<[Int]>(
        "only",
        placeholder: "N,…",
        default: [],
        help: "Save the actions of these numbers, as 'fovea actions' prints them, in place of all that can be saved.",
        combine: { $0 + $1 }
    ) { (text) throws(InvalidValue) in
        let numbers = text.split(separator: ",").map { Int($0.trimmingCharacters(in: .whitespaces)) }
        guard !numbers.isEmpty, numbers.allSatisfy({ ($0 ?? 0) > 0 }) else {
            throw InvalidValue(expected: "numbers with commas between them, such as 1,3")
        }
        return numbers.compactMap(\.self)
    }
    private static let calendar = Option<String?>(
        "calendar",
        short: "c",
        placeholder: "NAME",
        help: "Save new events and reminders in this calendar, in place of the first one that may be changed."
    )
    private static let yes = Flag("yes", short: "y", help: "Save without a question.")

    static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "save",
            abstract: "Save events, reminders, contacts and readings from a picture.",
            discussion: [
                "Shows what would be saved and asks. Without a terminal to ask on, it saves nothing unless '--yes' is given.",
                "Events and reminders go to your calendars, contacts to your address book, and readings to your health "
                    + "data, where khal, khard and every app that you allow find them. Saving the same thing again "
                    + "updates its item, and leaves what you have changed in it. 'fovea undo' takes it back.",
                "The text and the piece of the picture are kept with the record of the action, which only you can read; "
                    + "'fovea undo --forget' removes them.",
            ],
            operands: Operands(
                "IMAGE",
                count: 1...1,
                completion: .files,
                help: "The picture: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF or BMP; '-' is standard input."
            ),
            groups: [
                OptionGroup("Actions", [only, PictureActions.set, calendar, yes]), PictureActions.options,
                OutputOptions.group,
                LimitOptions.group,
            ],
            examples: [
                .init("fovea save poster.jpg", "Asks whether to save the events on a poster."),
                .init(
                    "fovea save poster.jpg --only 2 --set time=19:30 --calendar Concerts --yes",
                    "One of them, at once."
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
        let options = try TextCommand.options(arguments, analysis)
        let batch = try PictureBatch(arguments, analysis: analysis, context: context)
        var opened: (picture: PictureBatch.Opened, drafts: [ActionDraft])?
        let failure = try await batch.run { picture in
            try await PictureActions.drafts(of: picture, options, arguments, batch)
        } consume: { picture, drafts in
            opened = (picture, drafts)
        }
        if let failure { return failure }
        guard let opened else { return .nothingFound }
        let chosen = try PictureActions.edited(try chosen(opened.drafts, arguments), arguments)
        guard !chosen.isEmpty else {
            context.warn("There is nothing to save in \(opened.picture.input.name).")
            return .nothingFound
        }
        guard try confirm(chosen, arguments, context) else { return .denied }
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.saved/1") { writer, style in
            for (_, draft) in chosen {
                let crop = try? await analysis.crop(draft.origin, of: opened.picture.data, limits: batch.limits)
                let outcome = try saved(draft, crop, arguments, context)
                let report = SavedReport(draft: ActionDescription(draft), outcome: outcome)
                try writer.write(text: { report.text(style) }, json: { report.json })
            }
            return .success
        }
    }

    private static func saved(
        _ draft: ActionDraft,
        _ crop: Data?,
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws(CommandFailure) -> SaveOutcome {
        do throws(ActionError) {
            return try ActionStore(environment: context.environment)
                .save(draft, calendar: arguments[calendar], crop: crop)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The drafts to save, with their numbers.
    private static func chosen(
        _ drafts: [ActionDraft],
        _ arguments: ParsedArguments
    ) throws(CommandFailure) -> [(number: Int, draft: ActionDraft)] {
        let all = drafts.enumerated().map { (number: $0.offset + 1, draft: $0.element) }
        let numbers = Set(arguments[only])
        guard !numbers.isEmpty else { return all.filter { $0.draft.content.kind.isSavable } }
        if let wrong = numbers.sorted().first(where: { $0 > all.count }) {
            throw CommandFailure(
                .usage,
                "'--only' names action \(wrong), and there are \(all.count); 'fovea actions' prints them."
            )
        }
        return all.filter { numbers.contains($0.number) }
    }

    /// Shows the drafts and asks.
    private static func confirm(
        _ chosen: [(number: Int, draft: ActionDraft)],
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws -> Bool {
        guard !arguments[yes] else { return true }
        for (number, draft) in chosen {
            let lines = draft.lines(number: number, context.errorStyle)
            try context.errors.write(lines.map { "\($0)\n" }.joined())
        }
        guard let isWanted = context.ask("Save \(Number.count(chosen.count, "action"))?") else {
            context.warn(
                "Nothing is saved, since there is no terminal to ask on; use '--yes' to save without a question."
            )
            return false
        }
        if !isWanted { context.warn("Nothing is saved.") }
        return isWanted
    }
}

/// The report on an action that was saved.
struct SavedReport {
    let draft: ActionDescription
    let outcome: SaveOutcome

    func text(_ style: TextStyle) -> String {
        let kept =
            outcome.kept.isEmpty ? "" : "  Kept as you have changed it: \(outcome.kept.joined(separator: ", ")).\n"
        let undo = outcome.id.map { style.dim("  fovea undo \($0)") } ?? ""
        return
            "\(outcome.change.rawValue)  \(draft.kind.rawValue)  \(style.bold(draft.title.onOneLine))\(undo)\n\(kept)"
    }

    var json: JSONValue {
        .object(
            [
                JSONValue.Member("kind", .string(draft.kind.rawValue)),
                JSONValue.Member("title", .string(draft.title)),
                JSONValue.Member("change", .string(outcome.change.rawValue)),
                JSONValue.Member("id", JSONValue(outcome.id)),
                JSONValue.Member("files", .array(outcome.paths.map { .string($0) })),
                JSONValue.Member("kept", .array(outcome.kept.map { .string($0) })),
            ]
        )
    }
}
