import CommandLineKit
import Foundation
import FoveaSessions
import ProviderFrames
import ServiceInterface

/// The command that opens an app's search for more results.
enum MoreCommand {
    static func command(_ host: @escaping SearchHost.Maker) -> Command {
        Command(
            "more",
            abstract: "Open an app's own search for more results.",
            discussion: [
                "The app gets exactly the picture and labels of the search, and its page is printed, which '--browse' "
                    + "shows in the browser if a service runs ('fovea serve'), unless the app has a window. Without "
                    + "'--app' it is the first app of the session with results and a search of its own."
            ],
            operands: Operands(
                "SESSION",
                count: 1...1,
                completion: .nothing,
                help: "The session's name; 'last' is the newest."
            ),
            groups: [OptionGroup("Apps", [app] + AppOpeningReport.options), OutputOptions.group],
            examples: [
                .init("fovea more last --app music", "Goes on in the app Music."),
                .init("fovea more last --browse", "Goes on in the first app that can, and shows its page."),
            ]
        ) { arguments, context in
            let records = SessionRecords(environment: context.environment)
            let (name, record) = try records.record(named: arguments.operands[0])
            let app = try chosen(arguments[app], of: record, name)
            let report = AppOpeningReport(arguments, context, host)
            let opened = try await report.open(app.name, providers: record.providers) {
                service throws(Problem) in
                try await more(app.id, of: record, name, records, service, token: report.token?.token)
            } itself: { host, foreground in
                let content = try await content(of: record, name, records, host.describer)
                let opening = try await host.apps.more(content, in: app.id, foreground: foreground)
                return OpenedApp(app: app.id, opening: opening)
            }
            return try await report.tell(opened, name: app.name)
        }
    }

    /// Opens the search through the service: in its session, or in a new one with the same picture.
    private static func more(
        _ app: String,
        of record: SessionRecord,
        _ name: String,
        _ records: SessionRecords,
        _ service: RunningService,
        token: String?
    ) async throws(Problem) -> OpenedApp {
        var request = OpenRequest(session: record.asked?.session, app: app, activationToken: token)
        if request.session != nil {
            do throws(Problem) {
                return try await service.more(request)
            } catch {
                guard error.kind == .unknownSession else { throw error }
            }
        }
        request.session = try await service.session(about: try records.subject(of: record, named: name), in: app)
        return try await service.more(request)
    }

    /// Returns the content of a search, exactly as it was.
    private static func content(
        of record: SessionRecord,
        _ name: String,
        _ records: SessionRecords,
        _ describer: any PictureDescribing
    ) async throws -> SearchContent {
        guard let (picture, query) = try records.picture(of: record, named: name) else {
            return try records.content(of: record, named: name)
        }
        let content = try await describer.content(of: try await describer.capture(picture, kind: query.kind), query)
        return try SearchContent(labels: record.labels, pixelBuffer: content.pixelBuffer)
    }

    private static let app = Option<String?>(
        "app",
        short: "a",
        placeholder: "NAME",
        help: "The app whose search to open, by its identifier or name."
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
