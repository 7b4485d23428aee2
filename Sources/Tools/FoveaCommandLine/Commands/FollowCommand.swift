import ActionEngine
import CommandLineKit
import ConcurrencyEngine
import DesktopEngine

/// The command that follows what a picture offers: opens, calls, writes, joins, shows or copies.
enum FollowCommand {
    private static let only = Option<Int?>(
        "only",
        placeholder: "N",
        in: 1...Int.max,
        help: "Follow the action of this number, as 'fovea actions' prints it, where there are several."
    )
    private static let yes = Flag("yes", short: "y", help: "Follow it without a question.")

    static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "follow",
            abstract: "Open a picture's link, join its network, call, write, or copy.",
            discussion: [
                "Shows what a code of the picture says and asks. Then the link opens in the browser, a number, mail or "
                    + "place in the program that the desktop has for it, a wireless network is joined with "
                    + "NetworkManager, and other text is put into the clipboard.",
                "Without a terminal to ask on, it does nothing unless '--yes' is given. Events, reminders, contacts and "
                    + "readings are saved by 'fovea save'.",
            ],
            operands: PictureActions.operand,
            groups: [
                OptionGroup("Actions", [only, PictureActions.set, yes]), PictureActions.options, OutputOptions.group,
                LimitOptions.group,
            ],
            examples: [
                .init("fovea follow poster.jpg", "Asks whether to open the link of the code on a poster."),
                .init("fovea follow router.jpg --yes", "Joins the network of the code on a router."),
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
        try await PictureActions.run(arguments, context, analysis) { picture, drafts, _ in
            let chosen = try PictureActions.edited(try chosen(drafts, arguments), arguments)
            guard let draft = chosen.first?.draft else {
                context.warn("There is nothing to follow in \(picture.input.name).")
                return .nothingFound
            }
            let isSure = arguments[yes]
            guard try isSure || PictureActions.confirm(chosen, "Follow it?", refusal: "Nothing is done", context) else {
                return .denied
            }
            let deed = try await deed(draft.content, context)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea.followed/1") { writer, style in
                let (kind, title) = (draft.content.kind.rawValue, draft.content.title)
                try writer.write(
                    text: { "\(deed.rawValue)  \(kind)  \(style.bold(title.onOneLine))\n" },
                    json: { ["kind": .string(kind), "title": .string(title), "deed": .string(deed.rawValue)] }
                )
                return .success
            }
        }
    }

    /// The one action to follow, or none.
    private static func chosen(
        _ drafts: [ActionDraft],
        _ arguments: ParsedArguments
    ) throws(CommandFailure) -> [PictureActions.Numbered] {
        if let number = arguments[only] { return try PictureActions.chosen([number], of: drafts) }
        let following = PictureActions.numbered(drafts).filter { !$0.draft.content.kind.isSavable }
        guard following.count > 1 else { return following }
        let names = following.map { number, draft in
            "\(number) \(draft.content.kind.rawValue) \(draft.content.title.onOneLine)"
        }
        throw CommandFailure(
            .usage,
            "There are \(following.count) actions to follow; choose one with '--only': \(names.joined(separator: ", "))."
        )
    }

    /// What was done.
    private enum Deed: String { case opened, joined, copied }

    private static func deed(_ content: ActionContent, _ context: CommandContext) async throws -> Deed {
        switch content {
        case .joinNetwork(let network):
            let manager = NetworkManager(environment: context.environment)
            try await DedicatedThread.run { isCancelled throws(CommandFailure) in
                do throws(DesktopError) {
                    try manager.join(
                        network.name,
                        password: network.password,
                        isHidden: network.isHidden,
                        isCancelled: isCancelled
                    )
                } catch {
                    throw CommandFailure(error, subject: network.name)
                }
            }
            return .joined
        case .copyText(let text):
            try await SourceOptions.copy(text, context)
            return .copied
        default:
            guard let link = content.link else {
                let isSavable = content.kind.isSavable
                throw CommandFailure(
                    .usage,
                    subject: content.title.onOneLine,
                    isSavable ? "It is saved, with 'fovea save'." : "No program opens it as it is."
                )
            }
            do throws(DesktopError) {
                try DesktopApplication.open(link: link, token: nil, environment: context.environment)
            } catch {
                throw CommandFailure(error, subject: link)
            }
            return .opened
        }
    }
}

extension CommandFailure {
    /// Creates the failure of a request to the desktop.
    fileprivate init(_ error: DesktopError, subject: String) {
        let code: ExitCode =
            switch error.code {
            case .denied: .denied
            case .timedOut, .empty: .temporary
            case .missing: .unavailable
            case .cancelled: .interrupted
            default: .software
            }
        self.init(code, subject: subject, error.message)
    }
}
