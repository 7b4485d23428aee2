import CommandLineKit
import DesktopEngine
import Foundation
import FoveaSessions
import ServiceInterface

/// Opens something in an app, through the service if it runs, and reports the app's page.
struct AppOpeningReport {
    static let browses = Flag(
        "browse",
        short: "b",
        help: "Show the app's page in the desktop's browser, unless a window of the app comes to the front."
    )
    static let options: [any OptionDeclaration] = [browses, AppSearchOptions.noService, AppSearchOptions.deadline]

    let arguments: ParsedArguments
    let context: CommandContext
    let host: SearchHost.Maker
    /// The service, or nil when this command hosts the apps.
    let service: RunningService?

    init(_ arguments: ParsedArguments, _ context: CommandContext, _ host: @escaping SearchHost.Maker) {
        self.arguments = arguments
        self.context = context
        self.host = host
        service = RunningService.find(arguments, context)
    }

    /// The token that lets an app's window come to the front.
    var token: ActivationToken? { ActivationToken(environment: context.environment) }

    /// Something that was opened.
    struct Opened {
        let reply: OpenedApp
        /// The URL of the page, or nil without a service.
        var address: String?
    }

    // MARK: Ways

    /// Opens something through the service, or with this command's own host when there is none or it doesn't know the
    /// app.
    func open(
        _ subject: String,
        providers: [String],
        service throughService: (RunningService) async throws(Problem) -> OpenedApp,
        itself: (SearchHost, ProviderForeground) async throws -> OpenedApp
    ) async throws(CommandFailure) -> Opened {
        if let opened = try await open(subject, service: throughService) { return opened }
        return try await open(subject, providers: providers, itself: itself)
    }

    private func open(
        _ subject: String,
        service body: (RunningService) async throws(Problem) -> OpenedApp
    ) async throws(CommandFailure) -> Opened? {
        guard let service else { return nil }
        do throws(Problem) {
            let reply = try await body(service)
            return Opened(reply: reply, address: await service.address(of: reply.page))
        } catch {
            if error.kind == .unknownApp { return nil }
            throw CommandFailure(asking: error, subject: subject)
        }
    }

    private func open(
        _ subject: String,
        providers: [String],
        itself body: (SearchHost, ProviderForeground) async throws -> OpenedApp
    ) async throws(CommandFailure) -> Opened {
        let host = host(
            .init(
                providers: providers,
                limits: LimitOptions.limits(arguments, context),
                deadline: .seconds(arguments[AppSearchOptions.deadline]),
                environment: context.environment
            )
        )
        do {
            let reply = try await body(host, .desktop(token))
            await host.stop()
            return Opened(reply: reply)
        } catch {
            await host.stop()
            throw CommandFailure(asking: error, subject: subject)
        }
    }

    // MARK: Telling

    /// Reports the app's page, and opens it in the browser if requested.
    func tell(_ opened: Opened, name: String) async throws -> ExitCode {
        let opening = opened.reply.opening
        for warning in opening.warnings { context.warn(warning) }
        let isBrowsed = try browse(opened, name: name)
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.opening/1") { writer, style in
            try writer.write(
                text: {
                    let shown = opening.isRaised ? "Its window comes to the front." : nil
                    let lines = [opening.dialog, shown ?? (isBrowsed ? "The browser shows it." : nil)]
                    return "\(style.bold(name))  \(opened.address ?? opening.place)\n"
                        + lines.compactMap { $0.map { "  \($0)\n" } }.joined()
                },
                json: {
                    [
                        "app": .string(opened.reply.app), "place": .string(opening.place),
                        "page": .string("/apps/\(opened.reply.app)\(opening.place)"),
                        "address": JSONValue(opened.address), "dialog": JSONValue(opening.dialog),
                        "raised": .bool(opening.isRaised), "browsed": .bool(isBrowsed),
                        "warnings": .array(opening.warnings.map { .string($0) }),
                    ]
                }
            )
            return .success
        }
    }

    /// Opens the page in the browser if requested, and returns whether it did.
    private func browse(_ opened: Opened, name: String) throws(CommandFailure) -> Bool {
        guard arguments[Self.browses], !opened.reply.opening.isRaised else { return false }
        guard let address = opened.address else {
            throw CommandFailure(
                .unavailable,
                subject: name,
                "It is open at \(opened.reply.opening.place), and no service shows its pages. Start one with 'fovea "
                    + "serve', and open it again."
            )
        }
        do throws(DesktopError) {
            try DesktopApplication.open(link: address, token: token, environment: context.environment)
            return true
        } catch {
            throw CommandFailure(.unavailable, subject: address, "The browser can't show it. \(error.message)")
        }
    }
}
