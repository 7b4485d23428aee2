import CommandLineKit
import FoveaCommandLine

/// The command that measures catalogs, prints and local features.
enum RetrievalCommand {
    static func command(_ subject: any EvaluationSubject) -> Command {
        Command(
            "retrieval",
            abstract: "Measure how well a catalogue finds the right picture.",
            discussion: [
                EvaluationOptions.retrievalForm,
                "Each folder's items go into a catalogue with default settings, then those of all folders into one. "
                    + "Reported are the shares of queries whose right item is first and among the first five, the mean "
                    + "average precision, the shares of queries for which the right item and for which another one is "
                    + "first at the default threshold, and the share that is answered though the right item is taken "
                    + "out. The same items are also searched in drawn screenshots, whose corners are known. Times are "
                    + "those of one search after another at default settings; -t 1 measures one core.",
                "With --prints, reported are the share of queries whose right item is the nearest, among the nearest five and among "
                    + "the nearest ten, and the shares of matches and of strangers within the default distance of "
                    + "1.0: for each folder, and for all of them as one catalogue.",
                "With --features, the shares of queries whose right item is best and accepted, and of those for "
                    + "which another item is accepted once the right one is taken out of the catalogue; and the mean "
                    + "times of looking at a photo, voting for candidates and placing them.",
            ],
            operands: Operands(
                "FOLDER",
                count: 1...Int.max,
                completion: .folders,
                help: "Folders with catalogue and truth."
            ),
            groups: [
                OptionGroup(
                    "Retrieval",
                    [
                        EvaluationOptions.prints, EvaluationOptions.features, EvaluationOptions.histogram,
                        EvaluationOptions.explain, EvaluationOptions.plots,
                    ]
                ),
                OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval retrieval covers paintings", "Each alone, then both together.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            guard !arguments[EvaluationOptions.features] else { return try await features(arguments, context, subject) }
            guard arguments[EvaluationOptions.prints] else { return try await catalogs(arguments, context) }
            let evaluation = RetrievalEvaluation(
                subject: subject,
                concurrency: LimitOptions.concurrency(arguments, context),
                context: context
            )
            let results = try await evaluation.run(arguments.operands.map { EvaluationFolder($0) })
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                try write(results, to: &writer, histogram: arguments[EvaluationOptions.histogram])
                return results.allSatisfy { $0.unreadable == 0 } ? .success : .badData
            }
        }
    }

    private static func catalogs(_ arguments: ParsedArguments, _ context: CommandContext) async throws -> ExitCode {
        let folders = arguments.operands.map { EvaluationFolder($0) }
        let results = try await CatalogRetrieval(context: context).run(folders)
        if let folder = arguments[EvaluationOptions.plots] {
            let answers = results.map { ($0.name, $0.photos.answers + $0.screenshots.answers) }
            try Plot.write(
                [
                    ("retrieval-threshold", Plot(panels: answers.map(Plot.threshold), columns: 2)),
                    ("retrieval-reliability", Plot(panels: answers.map(Plot.reliability), columns: 2)),
                ],
                to: folder
            )
        }
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
            for (index, result) in results.enumerated() {
                let head = index == 0 ? CatalogScore.head : ""
                let reasons = arguments[EvaluationOptions.explain] ? result.explanation : ""
                try writer.write(text: { head + result.text + reasons }, json: { result.json })
            }
            return results.allSatisfy(\.isComplete) ? .success : .badData
        }
    }

    private static func features(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ subject: any EvaluationSubject
    ) async throws -> ExitCode {
        let evaluation = FeatureRetrievalEvaluation(
            subject: subject,
            concurrency: LimitOptions.concurrency(arguments, context),
            context: context
        )
        let results = try await evaluation.run(arguments.operands.map { EvaluationFolder($0) })
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
            for (index, result) in results.enumerated() {
                let head = index == 0 ? FeatureRetrievalResult.head : ""
                try writer.write(text: { head + result.text }, json: { result.json })
            }
            return results.allSatisfy { $0.unreadable == 0 } ? .success : .badData
        }
    }

    /// Writes results as a table.
    static func write(_ results: [RetrievalResult], to writer: inout ResultWriter, histogram: Bool) throws {
        for (index, result) in results.enumerated() {
            try writer.write(
                text: { (index == 0 || histogram ? RetrievalResult.head : "") + result.text(histogram: histogram) },
                json: { result.json }
            )
        }
    }
}
