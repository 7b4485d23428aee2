import ActionEngine
import CodeEngine
import CommandLineKit
import ImageCodingEngine
import TextEngine

/// What the commands about actions share: the drafts of a picture, and how they are shown.
enum PictureActions {
    static let operand = Operands(
        "IMAGE",
        count: 1...1,
        completion: .files,
        help: "The picture: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF or BMP; '-' is standard input."
    )
    static let options = OptionGroup(
        "Pictures",
        [CaptureOptions.moment, CaptureOptions.locale, TextCommand.languages, PlaceOptions.region]
    )

    static let set = Option<[String]>(
        "set",
        placeholder: "NAME=VALUE",
        help:
            "Take this value in place of the one that was read, such as time=19:30; an empty one removes it. With several "
            + "actions, choose one with '--only'."
    )

    /// Returns the drafts of a picture.
    static func drafts(
        of picture: PictureBatch.Opened,
        _ text: TextOptions,
        _ arguments: ParsedArguments,
        _ batch: PictureBatch
    ) async throws -> [ActionDraft] {
        var (text, codes) = (text, CodeCriteria())
        (text.region, codes.region) = (picture.region, picture.region)
        let findings = try await batch.analysis.findings(in: picture.data, text, codes, limits: batch.limits)
        let context = CaptureOptions.context(
            arguments,
            batch.context.environment,
            date: picture.info.capture.date,
            changed: picture.input.changed
        )
        return ActionFinder.drafts(in: findings, context: context)
    }

    /// Reads the one picture of a command, and goes on with its drafts.
    static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ analysis: any PictureAnalysis,
        _ body: (PictureBatch.Opened, [ActionDraft], DecodingLimits) async throws -> ExitCode
    ) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        let options = try TextCommand.options(arguments, analysis)
        let batch = try PictureBatch(arguments, analysis: analysis, context: context)
        var opened: (picture: PictureBatch.Opened, drafts: [ActionDraft])?
        let failure = try await batch.run { picture in
            try await drafts(of: picture, options, arguments, batch)
        } consume: { picture, drafts in
            opened = (picture, drafts)
        }
        if let failure { return failure }
        guard let opened else { return .nothingFound }
        return try await body(opened.picture, opened.drafts, batch.limits)
    }

    // MARK: - Choosing

    /// A draft with the number that `fovea actions` prints.
    typealias Numbered = (number: Int, draft: ActionDraft)

    /// Returns drafts with their numbers.
    static func numbered(_ drafts: [ActionDraft]) -> [Numbered] {
        drafts.enumerated().map { (number: $0.offset + 1, draft: $0.element) }
    }

    /// Returns the drafts that '--only' names.
    static func chosen(_ numbers: [Int], of drafts: [ActionDraft]) throws(CommandFailure) -> [Numbered] {
        if let wrong = numbers.sorted().first(where: { $0 > drafts.count }) {
            throw CommandFailure(
                .usage,
                "'--only' names action \(wrong), and there are \(drafts.count); 'fovea actions' prints them."
            )
        }
        return numbered(drafts).filter { numbers.contains($0.number) }
    }

    /// Shows drafts and asks; without a yes, says what isn't done.
    static func confirm(
        _ chosen: [Numbered],
        _ question: String,
        refusal: String,
        _ context: CommandContext
    ) throws -> Bool {
        for (number, draft) in chosen {
            let lines = draft.lines(number: number, context.errorStyle)
            try context.errors.write(lines.map { "\($0)\n" }.joined())
        }
        guard let isWanted = context.ask(question) else {
            context.warn("\(refusal), since there is no terminal to ask on; use '--yes' to go on without a question.")
            return false
        }
        if !isWanted { context.warn("\(refusal).") }
        return isWanted
    }

    /// Returns the drafts with the values of the command line.
    static func edited(_ chosen: [Numbered], _ arguments: ParsedArguments) throws(CommandFailure) -> [Numbered] {
        let settings = arguments[set]
        guard !settings.isEmpty, !chosen.isEmpty else { return chosen }
        guard chosen.count == 1, var only = chosen.first else {
            throw CommandFailure(.usage, "'--set' changes one action; choose one with '--only'.")
        }
        for setting in settings {
            let name = setting.prefix { $0 != "=" }
            guard name.count < setting.count else {
                throw CommandFailure(.usage, "'--set' takes NAME=VALUE, not '\(setting)'.")
            }
            do throws(ActionError) {
                try only.draft.set(String(name), to: String(setting.dropFirst(name.count + 1)))
            } catch {
                throw CommandFailure(error)
            }
        }
        return [only]
    }
}

extension ActionDraft {
    /// The lines that show the draft to people: its kind and title, its values, and the text that it was read from.
    func lines(number: Int, _ style: TextStyle) -> [String] {
        let description = ActionDescription(self)
        let fields = description.fields.filter { !$0.text.isEmpty }
        let width = (fields.map(\.name.count).max() ?? 0) + 2
        let values = fields.map { field in
            "   \(style.dim(TextLayout.padded(field.name, to: width)))\(field.text.onOneLine)"
        }
        let read = origin.text.split(whereSeparator: \.isNewline).joined(separator: " / ")
        return ["\(number)  \(description.kind.rawValue)  \(style.bold(description.title.onOneLine))"] + values
            + [style.dim("   read from \"\(read.prefix(200).description.onOneLine)\(read.count > 200 ? "…" : "")\"")]
    }

    /// The draft as an object.
    func json(number: Int) -> JSONValue {
        let members = JSONValue(encoding: ActionDescription(self)).members
        return .object([JSONValue.Member("number", .integer(number))] + members)
    }
}

/// The report on the actions that one picture offers.
struct ActionsReport: PictureReport {
    let picture: PictureBatch.Opened
    let drafts: [ActionDraft]

    var isEmpty: Bool { drafts.isEmpty }

    func lines(_ style: TextStyle) -> [String] {
        guard !drafts.isEmpty else { return ["There is no action."] }
        return drafts.enumerated().flatMap { $0.element.lines(number: $0.offset + 1, style) }
    }

    var findings: [JSONValue.Member] {
        [JSONValue.Member("actions", .array(drafts.enumerated().map { $0.element.json(number: $0.offset + 1) }))]
    }
}
