import CommandLineKit
import ProviderProcesses
import ServiceInterface

/// The command that lists the apps.
enum ProvidersCommand {
    static func command() -> Command {
        Command(
            "providers",
            abstract: "List the apps for searches.",
            discussion: [
                "An app is found by a registration, a small JSON file in fovea/providers below $XDG_DATA_HOME or one of "
                    + "$XDG_DATA_DIRS, or by its path. The list shows what is known without starting any app, and what "
                    + "keeps one from being used; 'fovea doctor' starts each of them and reports why one is missing, "
                    + "empty or slow. Those that a running 'fovea serve' was started with are listed as well.",
                "Ends with 1 when there is no app.",
            ],
            groups: [
                OptionGroup("Search", [AppSearchOptions.providers, AppSearchOptions.noService]), OutputOptions.group,
            ],
            examples: [
                .init("fovea providers", "The registered apps."),
                .init("fovea providers --provider .build/debug/Music", "The same, and an app that was just built."),
            ]
        ) { arguments, context in
            let registry = ProviderRegistry(
                paths: arguments[AppSearchOptions.providers],
                environment: context.environment
            )
            let providers = registry.providers()
            let served = (try? await RunningService.find(arguments, context)?.placed().map(\.app)) ?? []
            let states = Dictionary(served.map { ($0.id, $0.state) }) { first, _ in first }
            let others = served.filter { app in !providers.contains { $0.id.rawValue == app.id } }
            for folder in registry.folders { context.remark("looked for registrations in \(folder)") }
            return try await OutputOptions.withWriter(
                arguments,
                context,
                schema: "fovea.providers/1",
                spaced: true
            ) { writer, style in
                for provider in providers {
                    try writer.write(text: { text(provider, states, style) }, json: { json(provider, states) })
                }
                for app in others { try writer.write(text: { text(app, style) }, json: { json(app) }) }
                guard providers.isEmpty, others.isEmpty else { return .success }
                context.warn("no app is registered, so a search finds nothing; 'fovea register' makes one known")
                return .nothingFound
            }
        }
    }

    private static func text(
        _ provider: ProviderDescription,
        _ states: [String: String],
        _ style: TextStyle
    ) -> String {
        var lines = [("program", provider.executable), ("known from", provider.origin)]
        if let state = states[provider.id.rawValue] { lines.append(("state", state)) }
        if !provider.schemes.isEmpty {
            lines.append(("opens links", provider.schemes.map { "\($0):" }.joined(separator: ", ")))
        }
        if !provider.resultTypes.isEmpty { lines.append(("finds", provider.resultTypes.joined(separator: ", "))) }
        if let offers = provider.offersMoreResults { lines.append(("more results", offers ? "yes" : "no")) }
        lines += provider.problems.map { (provider.isUsable ? "note" : "problem", $0) }
        return text(provider.name, provider.id.rawValue, isUsable: provider.isUsable, lines, style)
    }

    /// Formats an app that only the service knows.
    private static func text(_ app: AppDescription, _ style: TextStyle) -> String {
        var lines = [
            ("known from", "'fovea serve', which was started with it"), ("state", app.state),
            ("more results", app.offersMoreResults ? "yes" : "no"),
        ]
        lines += app.problems.map { ("problem", $0) }
        return text(app.name, app.id, isUsable: app.state != "broken", lines, style)
    }

    private static func text(
        _ name: String,
        _ id: String,
        isUsable: Bool,
        _ lines: [(String, String)],
        _ style: TextStyle
    ) -> String {
        let head = "\(isUsable ? style.green("✓") : style.red("✗")) \(style.bold(name.onOneLine)) \(style.dim(id))\n"
        return head + lines.map { "  \(TextLayout.padded($0, to: 14))\($1.onOneLine)\n" }.joined()
    }

    private static func json(_ app: AppDescription) -> JSONValue {
        [
            "id": .string(app.id), "name": .string(app.name), "executable": .null, "arguments": .array([]),
            "icon": .null, "origin": "fovea serve", "module": .null, "schemes": .array([]),
            "state": .string(app.state), "usable": .bool(app.state != "broken"), "answersSearches": .null,
            "offersMoreResults": .bool(app.offersMoreResults), "resultTypes": .array([]),
            "problems": .array(app.problems.map { .string($0) }),
        ]
    }

    private static func json(_ provider: ProviderDescription, _ states: [String: String]) -> JSONValue {
        [
            "id": .string(provider.id.rawValue), "name": .string(provider.name),
            "executable": .string(provider.executable), "arguments": .array(provider.arguments.map { .string($0) }),
            "icon": JSONValue(provider.icon), "origin": .string(provider.origin), "module": JSONValue(provider.module),
            "schemes": .array(provider.schemes.map { .string($0) }), "state": JSONValue(states[provider.id.rawValue]),
            "usable": .bool(provider.isUsable), "answersSearches": provider.answersSearches.map { .bool($0) } ?? .null,
            "offersMoreResults": provider.offersMoreResults.map { .bool($0) } ?? .null,
            "resultTypes": .array(provider.resultTypes.map { .string($0) }),
            "problems": .array(provider.problems.map { .string($0) }),
        ]
    }
}
