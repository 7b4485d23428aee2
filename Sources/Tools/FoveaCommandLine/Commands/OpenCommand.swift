import CommandLineKit
import Foundation
import ProviderProcesses
import FoveaSessions
import ProviderFrames
import ServiceInterface

/// The command that opens a result in its app.
enum OpenCommand {
    static func command(_ host: @escaping SearchHost.Maker) -> Command {
        Command(
            "open",
            abstract: "Open a result of a search, or a link, in its app.",
            discussion: [
                "'fovea search' prints the session and the number with its results; 'last' is the newest session. "
                    + "Sessions expire after an hour. The app opens the result as after a tap on it.",
                "A link such as landmarks://landmark/1, in place of both, opens in the app that is registered for its "
                    + "scheme; 'fovea register --scheme' does that, and then other programs open such links, too.",
                "An app with a window brings it to the front, with the token in XDG_ACTIVATION_TOKEN. Any other shows a "
                    + "page, whose address is printed if a service runs ('fovea serve'), and which '--browse' shows in "
                    + "the browser.",
            ],
            operands: Operands(
                "SESSION",
                "N",
                count: 1...2,
                completion: .nothing,
                help: "The session's name and the result's number, or a link alone."
            ),
            groups: [OptionGroup("Apps", AppOpeningReport.options), OutputOptions.group],
            examples: [
                .init("fovea open 3 1", "Opens the first result of session 3."),
                .init("fovea open last 1 --browse", "Opens the newest search's first result, and shows its page."),
                .init("fovea open landmarks://landmark/1", "Opens what a link names."),
                .init("fovea open last 2 -f json", "Tells a program where the app stands."),
            ]
        ) { arguments, context in
            let report = AppOpeningReport(arguments, context, host)
            guard arguments.operands.count == 2 else { return try await follow(arguments.operands[0], report) }
            let records = SessionRecords(environment: context.environment)
            let (name, record) = try records.record(named: arguments.operands[0])
            let (app, result) = try result(arguments.operands[1], of: record, name)
            guard result.canOpen else {
                throw CommandFailure(.unavailable, "\(app.name) has nothing that opens '\(result.title)'.")
            }
            let request = OpenRequest(
                app: app.id,
                reference: result.reference,
                activationToken: report.token?.token
            )
            let opened = try await report.open(app.name, providers: record.providers) {
                service throws(Problem) in
                try await service.open(request)
            } itself: { host, foreground in
                let opening = try await host.apps.open(result.reference, in: app.id, foreground: foreground)
                return OpenedApp(app: app.id, opening: opening)
            }
            return try await report.tell(opened, name: app.name)
        }
    }

    private static func follow(_ link: String, _ report: AppOpeningReport) async throws -> ExitCode {
        guard LinkScheme.scheme(of: link) != nil else {
            throw UsageError("N is missing, the number of a result; '\(link)' alone is no link", command: "fovea open")
        }
        let request = OpenRequest(link: link, activationToken: report.token?.token)
        let opened = try await report.open(link, providers: []) { service throws(Problem) in
            try await service.open(request)
        } itself: { host, foreground in
            try await host.apps.open(link: link, foreground: foreground)
        }
        return try await report.tell(opened, name: opened.reply.app)
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
