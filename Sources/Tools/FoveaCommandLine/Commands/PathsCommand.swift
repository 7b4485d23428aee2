import CommandLineKit
import FoveaInstallation

/// The command that shows the folders of the installation.
enum PathsCommand {
    static func command(_ paths: @escaping @Sendable () -> InstallationPaths) -> Command {
        Command(
            "paths",
            abstract: "Show the folders that Fovea uses.",
            discussion: [
                "Each folder with the rule that chose it. FOVEA_HOME names the data folder, and the variables of the "
                    + "XDG base directory specification move the others."
            ],
            groups: [OutputOptions.group],
            examples: [
                .init("fovea paths", "Every folder, and why this one."),
                .init("fovea paths --verbose", "Also the places where the data folder was looked for."),
            ]
        ) { arguments, context in
            try await OutputOptions.withWriter(arguments, context, schema: "fovea.paths/1") { writer, style in
                let paths = paths()
                for folder in paths.all {
                    try writer.write(text: { text(folder, style) }, json: { json(folder) })
                }
                for candidate in paths.candidates {
                    let state = candidate.exists ? "there" : "not there"
                    context.remark("looked for data in \(candidate.path), \(candidate.reason): \(state)")
                }
                return .success
            }
        }
    }

    private static func text(_ folder: LocatedFolder, _ style: TextStyle) -> String {
        let purpose = TextLayout.padded(folder.purpose.rawValue, to: 15)
        let missing = folder.exists ? "" : "; not there yet"
        let reason = TextLayout.padded("", to: 15) + style.dim(folder.reason + missing)
        return "\(style.bold(purpose))\(folder.path)\n\(reason)\n"
    }

    private static func json(_ folder: LocatedFolder) -> JSONValue {
        [
            "purpose": .string(folder.purpose.rawValue), "path": .string(folder.path),
            "exists": .bool(folder.exists), "reason": .string(folder.reason),
        ]
    }
}
