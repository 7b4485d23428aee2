import CommandLineKit
import FoveaCommandLine

/// The command that measures what setting rectangles upright does for prints.
enum RectanglesCommand {
    static func command(_ subject: any EvaluationSubject) -> Command {
        Command(
            "rectangles",
            abstract: "Measure how well prints find the right picture once the rectangle in view is set upright.",
            discussion: [
                EvaluationOptions.retrievalForm,
                "Each query is looked at as a whole, and again as the most confident rectangle in it, set upright and "
                    + "turned by quarters, beside items without their plain margins; a query without a rectangle stays "
                    + "whole. Reported are the same figures as by 'retrieval' for either way, and the share of queries "
                    + "with a rectangle.",
            ],
            operands: Operands(
                "FOLDER",
                count: 1...Int.max,
                completion: .folders,
                help: "Folders with catalogue and truth."
            ),
            groups: [OutputOptions.group, EvaluationOptions.limits],
            examples: [.init("fovea-eval rectangles covers paintings", "Each folder, whole and upright.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            let evaluation = RectanglesEvaluation(
                subject: subject,
                concurrency: LimitOptions.concurrency(arguments, context),
                context: context
            )
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                var isComplete = true
                for (index, folder) in arguments.operands.enumerated() {
                    let result = try await evaluation.run(EvaluationFolder(folder))
                    try writer.write(
                        text: { (index == 0 ? RetrievalResult.head : "") + result.text },
                        json: { result.json }
                    )
                    if result.whole.unreadable > 0 { isComplete = false }
                }
                return isComplete ? .success : .badData
            }
        }
    }
}
