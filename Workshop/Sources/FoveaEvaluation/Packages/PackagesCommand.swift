import CommandLineKit
import FoveaCommandLine

/// The command that measures how packages in a hand are found.
enum PackagesCommand {
    private static let count = Option(
        "photos",
        short: "n",
        default: 60,
        in: 1...100_000,
        help: "Draw N photographs, each of another package."
    )
    private static let items = Option(
        "items",
        default: 400,
        in: 1...1_000_000,
        help: "Search among N packages, and at least those of the photographs."
    )
    private static let folder = Option<String?>(
        "keep",
        placeholder: "FOLDER",
        completion: .folders,
        help: "Write the photographs to FOLDER as well."
    )

    static func command() -> Command {
        Command(
            "packages",
            abstract: "Measure how boxes that a hand holds in front of shelves are found.",
            discussion: [
                "Draws boxes with printed sides, small and turned, with fingers before them and other boxes behind. The "
                    + "catalogue has the front of each. Reported is what 'retrieval' reports; 'strangers' are photographs "
                    + "that are answered although their package is taken out of the catalogue."
            ],
            operands: .none,
            groups: [
                OptionGroup("Packages", [count, items, folder, DistortionsCommand.seed]), OutputOptions.group,
                EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval packages -n 200 --keep photos", "Draws 200, and keeps them to look at.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let evaluation = PackagesEvaluation(
                count: arguments[count],
                itemCount: max(arguments[items], arguments[count]),
                seed: UInt64(arguments[DistortionsCommand.seed]),
                folder: arguments[folder],
                concurrency: LimitOptions.concurrency(arguments, context),
                context: context
            )
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                let score = try await evaluation.run()
                try writer.write(text: { CatalogScore.head + score.line + score.times }, json: { score.json })
                return .success
            }
        }
    }
}
