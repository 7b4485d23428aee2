import CommandLineKit
import FoveaCommandLine

/// The command that measures labels.
enum LabelsCommand {
    static func command(_ subject: any EvaluationSubject) -> Command {
        Command(
            "labels",
            abstract: "Measure how often labels are true.",
            discussion: [
                EvaluationOptions.labelsForm,
                "Reported are the accuracy of the classifier among its thousand classes, and the share of pictures "
                    + "with at least one true general label among the five best.",
            ],
            operands: Operands("FOLDER", count: 1...1, completion: .folders, help: "The folder with the truth."),
            groups: [
                OptionGroup("Labels", [EvaluationOptions.misses]), OutputOptions.group, EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval labels --misses validation", "Accuracy, and the pictures that were missed.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let evaluation = LabelsEvaluation(
                subject: subject,
                concurrency: LimitOptions.concurrency(arguments, context),
                context: context
            )
            let result = try await evaluation.run(EvaluationFolder(arguments.operands[0]))
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                let misses = arguments[EvaluationOptions.misses]
                try writer.write(text: { result.text(misses: misses) }, json: { result.json })
                return result.unreadable == 0 ? .success : .badData
            }
        }
    }
}
