import CommandLineKit
import Foundation
import FoveaSessions

/// Has an app open something, and tells where it then stands.
struct AppOpeningReport {
    private let arguments: ParsedArguments
    private let context: CommandContext
    private let host: SearchHost.Maker

    init(_ arguments: ParsedArguments, _ context: CommandContext, _ host: @escaping SearchHost.Maker) {
        self.arguments = arguments
        self.context = context
        self.host = host
    }

    func run(
        _ app: SessionRecord.App,
        _ record: SessionRecord,
        _ body: (any AppAsking, ProviderForeground) async throws(SearchFailure) -> AppOpening
    ) async throws -> ExitCode {
        let limits = LimitOptions.limits(arguments, context)
        let host = host(
            .init(
                providers: record.providers,
                limits: limits,
                deadline: .seconds(arguments[AppSearchOptions.deadline]),
                environment: context.environment
            )
        )
        let opening: AppOpening
        do throws(SearchFailure) {
            opening = try await body(host.apps, .desktop(ActivationToken(environment: context.environment)))
        } catch {
            await host.stop()
            throw CommandFailure(error.exitCode, subject: app.name, error.message)
        }
        await host.stop()
        for warning in opening.warnings { context.warn(warning) }
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.opening/1") { writer, style in
            try writer.write(
                text: {
                    let lines = [opening.dialog, opening.isRaised ? "Its window comes to the front." : nil]
                    return "\(style.bold(app.name))  \(opening.place)\n"
                        + lines.compactMap { $0.map { "  \($0)\n" } }.joined()
                },
                json: {
                    [
                        "app": .string(app.id), "place": .string(opening.place),
                        "page": .string("/apps/\(app.id)\(opening.place)"), "dialog": JSONValue(opening.dialog),
                        "raised": .bool(opening.isRaised), "warnings": .array(opening.warnings.map { .string($0) }),
                    ]
                }
            )
            return .success
        }
    }
}
