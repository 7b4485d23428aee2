import CommandLineKit
import Foundation
import FoveaSessions

/// The command that opens a result in its app.
enum OpenCommand {
    static func command(_ host: @escaping SearchHost.Maker) -> Command {
        Command(
            "open",
            abstract: "Open a result of a search in its app.",
            discussion: [
                "The session and the number stand beside the results of 'fovea search'; 'last' is the newest session. "
                    + "The app is asked to open the result as a tap on it does, and the place where the app then stands "
                    + "is told: a page of the app, which 'fovea serve' shows below /apps. Sessions are forgotten after "
                    + "an hour."
            ],
            operands: Operands(
                "SESSION",
                "N",
                count: 2...2,
                completion: .nothing,
                help: "The session's name and the result's number."
            ),
            groups: [OptionGroup("Apps", [AppSearchOptions.deadline]), OutputOptions.group],
            examples: [
                .init("fovea open 3 1", "Opens the first result of session 3."),
                .init("fovea open last 2 -f json", "Tells a program where the app stands."),
            ]
        ) { arguments, context in
            let records = SessionRecords(environment: context.environment)
            let (name, record) = try records.record(named: arguments.operands[0])
            let (app, result) = try result(arguments.operands[1], of: record, name)
            guard result.canOpen else {
                throw CommandFailure(.unavailable, "\(app.name) has nothing that opens '\(result.title)'.")
            }
            return try await AppOpeningReport(arguments, context, host).run(app, record) {
                apps,
                foreground throws(SearchFailure) in
                try await apps.open(result.reference, in: app.id, foreground: foreground)
            }
        }
    }

    private static func result(
        _ word: String,
        of record: SessionRecord,
        _ name: String
    ) throws -> (SessionRecord.App, SessionRecord.Result) {
        guard let number = Int(word) else {
            throw UsageError("'\(word)' is no number of a result", command: "fovea open")
        }
        for app in record.apps {
            if let result = app.results.first(where: { $0.number == number }) { return (app, result) }
        }
        let count = record.apps.reduce(0) { $0 + $1.results.count }
        throw CommandFailure(
            .noInput,
            subject: "session \(name)",
            "There is no result \(number); it has \(Number.count(count, "result"))."
        )
    }
}
