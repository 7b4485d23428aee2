import CommandLineKit
import Foundation
import StoreEngine

/// The command that tells and changes which app may use which store.
enum AllowCommand {
    private static let deny = Flag("deny", help: "Don't allow it: the app reads nothing and isn't asked about again.")
    private static let writeOnly = Flag("write-only", help: "Allow the app to add items, and to read none.")
    private static let forget = Flag("forget", help: "Take the decision back: the app has to ask again.")

    private static let stores = ConsentedStore.all

    static func command() -> Command {
        Command(
            "allow",
            abstract: "Decide which apps may use your calendars, reminders, contacts and readings.",
            discussion: [
                "Without APP, every decision. Otherwise an app, by the name of its program, is allowed to read and change "
                    + "each STORE: calendar, reminders, contacts or health. An app that nothing was decided about asks "
                    + "once; until there is an answer it reads nothing.",
                "Decisions are kept in the file that FOVEA_CONSENT names, otherwise in fovea/consent.json in the data "
                    + "folder. Apps keep to them by the frameworks EventKit, Contacts and HealthKit; a program that opens "
                    + "your files itself doesn't ask.",
            ],
            operands: Operands(
                "APP",
                "STORE",
                count: 0...(1 + stores.count),
                completion: .words(stores.map(\.rawValue)),
                help: "The name of an app's program, and what it may use."
            ),
            groups: [OptionGroup("Decision", [deny, writeOnly, forget]), OutputOptions.group],
            examples: [
                .init("fovea allow", "What was decided."),
                .init("fovea allow music calendar", "The app may read and change calendars."),
                .init("fovea allow --forget music calendar", "It has to ask again."),
            ]
        ) { arguments, context in
            let consent = Consent(environment: context.environment)
            try decide(arguments, consent)
            return try await list(arguments, context, consent)
        }
    }

    /// Records what the command line decides, if anything.
    private static func decide(_ arguments: ParsedArguments, _ consent: Consent) throws {
        let chosen: [(Flag, ConsentStatus)] = [(deny, .denied), (writeOnly, .writeOnly), (forget, .notDetermined)]
        let statuses = chosen.filter { arguments[$0.0] }.map(\.1)
        guard statuses.count < 2 else {
            throw CommandFailure(.usage, "'--deny', '--write-only' and '--forget' are different decisions; give one.")
        }
        guard let app = arguments.operands.first else {
            guard statuses.isEmpty else { throw UsageError("APP and STORE are missing", command: "fovea allow") }
            return
        }
        let names = arguments.operands.dropFirst()
        guard !names.isEmpty else {
            guard statuses.isEmpty else { throw UsageError("STORE is missing", command: "fovea allow") }
            return
        }
        guard !app.isEmpty, !app.contains("/"), app == app.onOneLine else {
            throw CommandFailure(.usage, subject: app, "This isn't the name of a program, without its folder.")
        }
        let wanted = try names.map { name in
            guard let store = stores.first(where: { $0.rawValue == name }) else {
                let known = stores.map(\.rawValue)
                let near = Spelling.suggestion(for: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
                throw CommandFailure(
                    .usage,
                    subject: name,
                    "There is no such store; there are \(known.joined(separator: ", ")).\(near)"
                )
            }
            return store
        }
        do {
            for store in wanted { try consent.record(statuses.first ?? .granted, for: app, store: store) }
        } catch {
            throw CommandFailure(error, subject: nil)
        }
    }

    /// Writes the decisions, about one app where one is named.
    private static func list(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ consent: Consent
    ) async throws -> ExitCode {
        let decisions: Consent.Decisions
        do {
            decisions = try consent.decisions()
        } catch {
            throw CommandFailure(error, subject: nil)
        }
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.consent/1") { writer, style in
            var count = 0
            for (app, stores) in decisions.sorted(by: { $0.key < $1.key }) {
                guard app == arguments.operands.first ?? app else { continue }
                for (store, decision) in stores.sorted(by: { $0.key < $1.key }) {
                    count += 1
                    try writer.write(
                        text: { text(app, store, decision, style) },
                        json: {
                            [
                                "app": .string(app), "store": .string(store),
                                "status": .string(decision.status.rawValue),
                                "date": .string(decision.date.formatted(.iso8601)),
                            ]
                        }
                    )
                }
            }
            if count == 0 { context.remark("nothing was decided; the record is \(consent.file)") }
            return .success
        }
    }

    private static func text(
        _ app: String,
        _ store: String,
        _ decision: Consent.Decision,
        _ style: TextStyle
    ) -> String {
        let mark = decision.status == .denied ? style.red("✗") : style.green("✓")
        let status =
            switch decision.status {
            case .granted: "may read and change"
            case .writeOnly: "may add to"
            case .denied: "may not use"
            case .notDetermined: "has to ask about"
            }
        let date = style.dim("since \(DateText.day(decision.date))")
        let noun = ConsentedStore(rawValue: store).noun.onOneLine
        return "\(mark) \(style.bold(app.onOneLine)) \(status) \(noun), \(date)\n"
    }
}
