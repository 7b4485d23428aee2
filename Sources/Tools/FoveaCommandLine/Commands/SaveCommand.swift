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
            operands: PictureActions.operand,
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
        try await PictureActions.run(arguments, context, analysis) { picture, drafts, limits in
            let chosen = try PictureActions.edited(try chosen(drafts, arguments), arguments)
            guard !chosen.isEmpty else {
                context.warn("There is nothing to save in \(picture.input.name).")
                return .nothingFound
            }
            let question = "Save \(Number.count(chosen.count, "action"))?"
            guard try arguments[yes] || PictureActions.confirm(chosen, question, refusal: "Nothing is saved", context)
            else { return .denied }
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea.saved/1") { writer, style in
                for (_, draft) in chosen {
                    let crop = try? await analysis.crop(draft.origin, of: picture.data, limits: limits)
                    let outcome = try saved(draft, crop, arguments, context)
                    let report = SavedReport(draft: ActionDescription(draft), outcome: outcome)
                    try writer.write(text: { report.text(style) }, json: { report.json })
                }
                return .success
            }
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
    ) throws(CommandFailure) -> [PictureActions.Numbered] {
        let numbers = arguments[only]
        guard numbers.isEmpty else { return try PictureActions.chosen(numbers, of: drafts) }
        return PictureActions.numbered(drafts).filter { $0.draft.content.kind.isSavable }
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
