import CommandLineKit
import FoveaCommandLine

/// The command that measures prints and local features.
enum RetrievalCommand {
    static func command(_ subject: any EvaluationSubject) -> Command {
        Command(
            "retrieval",
            abstract: "Measure how well prints, or local features, find the right picture.",
            discussion: [
                EvaluationOptions.retrievalForm,
                "Reported are the share of queries whose right item is the nearest, among the nearest five and among "
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
                OptionGroup("Retrieval", [EvaluationOptions.features, EvaluationOptions.histogram]),
                OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval retrieval covers paintings", "Each alone, then both together.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            guard !arguments[EvaluationOptions.features] else { return try await features(arguments, context, subject) }
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
