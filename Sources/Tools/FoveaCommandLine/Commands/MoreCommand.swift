import CommandLineKit
import Foundation
import FoveaSessions

/// The command that goes on with a search in an app.
enum MoreCommand {
    static func command(_ host: @escaping SearchHost.Maker) -> Command {
        Command(
            "more",
            abstract: "Go on with a search in an app's own search.",
            discussion: [
                "The app gets exactly the picture and labels that it was asked with, and the place where it then stands "
                    + "is told: a page of the app, which 'fovea serve' shows below /apps. Without '--app' it is the "
                    + "first app of the session that found something and goes on with searches."
            ],
            operands: Operands(
                "SESSION",
                count: 1...1,
                completion: .nothing,
                help: "The session's name; 'last' is the newest."
            ),
            groups: [OptionGroup("Apps", [app, AppSearchOptions.deadline]), OutputOptions.group],
            examples: [.init("fovea more last --app music", "Goes on in the app Music.")]
        ) { arguments, context in
            let records = SessionRecords(environment: context.environment)
            let (name, record) = try records.record(named: arguments.operands[0])
            let app = try chosen(arguments[app], of: record, name)
            let content = try records.content(of: record, named: name)
            return try await AppOpeningReport(arguments, context, host).run(app, record) {
                apps,
                foreground throws(SearchFailure) in
                try await apps.more(content, in: app.id, foreground: foreground)
            }
        }
    }

    private static let app = Option<String?>(
        "app",
        short: "a",
        placeholder: "NAME",
        help: "The app to go on in, by its identifier or name."
    )

    private static func chosen(
        _ word: String?,
        of record: SessionRecord,
        _ name: String
    ) throws(CommandFailure) -> SessionRecord.App {
        let able = record.apps.filter(\.offersMore)
        guard let word else {
            guard let first = able.first(where: { !$0.results.isEmpty }) ?? able.first else {
                throw CommandFailure(
                    .unavailable,
                    subject: "session \(name)",
                    "None of its apps has a search of its own to go on with."
                )
            }
            return first
        }
        let id = try AppName.find(word, among: record.apps.map { ($0.id, $0.name) })
        guard let app = able.first(where: { $0.id == id }) else {
            throw CommandFailure(.unavailable, "The app '\(word)' has no search of its own to go on with.")
        }
        return app
    }
}
