import CommandLineKit
import Foundation
import FoveaCommandLine

/// The command that measures everything that a folder has the truth for.
enum AllCommand {
    static func command(_ subject: any EvaluationSubject) -> Command {
        Command(
            "all",
            abstract: "Measure everything that a folder has the truth for.",
            discussion: [
                "Measures labels on FOLDER/labels and prints on every folder below FOLDER/retrieval, as far as they "
                    + "are there.",
                EvaluationOptions.labelsForm, EvaluationOptions.retrievalForm,
            ],
            operands: Operands("FOLDER", count: 1...1, completion: .folders, help: "The folder above the others."),
            groups: [
                OptionGroup("Report", [EvaluationOptions.misses, EvaluationOptions.histogram]),
                OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval all -f json data > results.json", "Everything, for a program.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            return try await run(arguments, context, subject)
        }
    }

    private static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ subject: any EvaluationSubject
    ) async throws -> ExitCode {
        let root = arguments.operands[0]
        let labels = EvaluationFolder("\(root)/labels")
        let sets = retrievalSets(in: "\(root)/retrieval")
        guard labels.holds("truth.json") || !sets.isEmpty else {
            throw CommandFailure(.noInput, subject: root, "There is neither labels/truth.json nor a retrieval set.")
        }
        let concurrency = LimitOptions.concurrency(arguments, context)
        return try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea-eval/1",
            spaced: false
        ) { writer, _ in
            var unreadable = 0
            if labels.holds("truth.json") {
                let evaluation = LabelsEvaluation(subject: subject, concurrency: concurrency, context: context)
                let result = try await evaluation.run(labels)
                let text = result.text(misses: arguments[EvaluationOptions.misses])
                try writer.write(text: { text + (sets.isEmpty ? "" : "\n") }, json: { result.json })
                unreadable += result.unreadable
            }
            if !sets.isEmpty {
                let evaluation = RetrievalEvaluation(subject: subject, concurrency: concurrency, context: context)
                let results = try await evaluation.run(sets)
                let histogram = arguments[EvaluationOptions.histogram]
                try RetrievalCommand.write(results, to: &writer, histogram: histogram)
                unreadable += results.reduce(0) { $0 + $1.unreadable }
            }
            return unreadable == 0 ? .success : .badData
        }
    }

    private static func retrievalSets(in path: String) -> [EvaluationFolder] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { EvaluationFolder("\(path)/\($0)") }
            .filter { $0.holds("catalogue.json") && $0.holds("truth.json") }
    }
}
