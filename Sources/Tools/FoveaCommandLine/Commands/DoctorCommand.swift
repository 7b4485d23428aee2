import CommandLineKit
import FoveaInstallation
import ServiceInterface

/// The command that checks the installation.
enum DoctorCommand {
    static func command(_ examinations: @escaping @Sendable () -> [Examination]) -> Command {
        Command(
            "doctor",
            abstract: "Check the installation and the apps, and show remedies.",
            discussion: [
                "Looks for the runtime and the models, loads each model, and tests them with a small picture. Then it "
                    + "starts each app, and reports why one is missing, empty or slow. A running 'fovea serve' reports the apps "
                    + "that only it was started with. Ends with 0 when all is well and with 69 when something is missing "
                    + "or damaged.",
                "With a path it checks an app instead of the installation: its app intents, and why the system wouldn't "
                    + "list it or couldn't open its results. A binary is compared with the manifest next to it.",
            ],
            operands: Operands(
                "APP",
                count: 0...1,
                completion: .files,
                help: "An app to check: its binary, its manifest, or the folder of its package."
            ),
            groups: [
                OptionGroup("Search", [AppSearchOptions.providers, AppSearchOptions.noService]), OutputOptions.group,
                OptionGroup("Limits", [LimitOptions.threads]),
            ],
            examples: [
                .init("fovea doctor", "What is installed, and whether it works."),
                .init("fovea doctor -f json", "The same for a program that watches over an installation."),
                .init("fovea doctor --provider .build/debug/Music", "Also whether the app Music starts and answers."),
                .init("fovea doctor .build/debug/Music", "What the app Music offers, and what keeps it from a search."),
            ]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            if let path = arguments.operands.first {
                return try await run(arguments, context, Examination.app(at: path))
            }
            let providers = Examination.providers(
                arguments[AppSearchOptions.providers],
                served: (try? await RunningService.find(arguments, context)?.placed().map(\.app)) ?? [],
                environment: context.environment
            )
            return try await run(arguments, context, examinations() + providers)
        }
    }

    private static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ examinations: [Examination]
    ) async throws -> ExitCode {
        let isText = arguments[OutputOptions.format] == .text
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.doctor/1") { writer, style in
            if isText {
                let title = style.bold("Fovea \(FoveaVersion.current)")
                try writer.write(text: { "\(title)\n\(SystemDescription.current)\n\n" }, json: { .null })
            }
            var (failures, warnings) = (0, 0)
            for examination in examinations {
                let finding = await examination.perform()
                if finding.state == .failed { failures += 1 }
                if finding.state == .warning { warnings += 1 }
                try writer.write(text: { text(finding, style) }, json: { json(finding) })
            }
            if isText {
                let verdict =
                    switch (failures, warnings) {
                    case (0, 0): style.green("All is well.")
                    case (0, _): style.green("Nothing is broken; '!' marks what could be better.")
                    default: style.red("\(Number.count(failures, "part")) can't be used.")
                    }
                try writer.write(text: { "\n\(verdict)\n" }, json: { .null })
            }
            return failures == 0 ? .success : .unavailable
        }
    }

    private static func text(_ finding: Finding, _ style: TextStyle) -> String {
        let mark =
            switch finding.state {
            case .ok: style.green("✓")
            case .warning: style.red("!")
            case .failed: style.red("✗")
            }
        let time = finding.milliseconds.map { ", \(Number.fixed($0, 0)) ms" } ?? ""
        let subject = TextLayout.padded("\(finding.subject) ", to: 18)
        var text = "\(mark) \(style.bold(subject))\(finding.detail.onOneLine)\(time)\n"
        if let remedy = finding.remedy { text += "  \(TextLayout.padded("", to: 18))\(remedy.onOneLine)\n" }
        return text
    }

    private static func json(_ finding: Finding) -> JSONValue {
        [
            "subject": .string(finding.subject), "state": .string(finding.state.rawValue),
            "detail": .string(finding.detail), "remedy": JSONValue(finding.remedy),
            "milliseconds": finding.milliseconds.map { .double(($0 * 10).rounded() / 10) } ?? .null,
        ]
    }
}
