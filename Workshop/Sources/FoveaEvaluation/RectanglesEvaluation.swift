import CommandLineKit
import Foundation
import FoveaCommandLine
import PrintEngine

/// Measures prints of whole pictures beside prints of the things in them, set upright.
struct RectanglesEvaluation {
    let subject: any EvaluationSubject
    let concurrency: Int
    let context: CommandContext

    /// The prints of a picture as it is and of the thing in it: an item without its margins, a query's rectangle.
    private struct Prints: Sendable {
        var whole: ImagePrint
        var thing: [ImagePrint]
    }

    /// Measures a folder with `catalog.json` and `truth.json`.
    func run(_ folder: EvaluationFolder) async throws -> RectanglesResult {
        let (catalogue, truth) = try folder.retrievalTruth()
        let items = try await prints(of: catalogue, in: folder, isQuery: false)
        let queries = try await prints(of: truth.map(\.key), in: folder, isQuery: true)
        let unreadable = (items + queries).count { $0 == nil }
        func result(
            _ view: String,
            item: (Prints) -> ImagePrint?,
            query: (Prints) -> [ImagePrint]
        ) throws -> RetrievalResult {
            let pairs = zip(catalogue, items).compactMap { name, prints in prints.flatMap(item).map { (name, $0) } }
            return try RetrievalResult(
                name: "\(folder.name), \(view)",
                catalogue: Dictionary(pairs) { first, _ in first },
                queries: zip(truth, queries).map { ($0.value, $1.map(query) ?? []) },
                unreadable: unreadable
            )
        }
        return RectanglesResult(
            whole: try result("whole", item: { $0.whole }, query: { [$0.whole] }),
            upright: try result(
                "upright",
                item: { $0.thing.first },
                query: { $0.thing.isEmpty ? [$0.whole] : $0.thing }
            ),
            withRectangle: queries.count { $0?.thing.isEmpty == false }
        )
    }

    /// The prints of files, or nil for those that can't be read.
    private func prints(
        of files: [String],
        in folder: EvaluationFolder,
        isQuery: Bool
    ) async throws -> [Prints?] {
        var all: [Prints?] = []
        try await InOrder.map(files, width: concurrency) { [subject] file in
            await Result.catching {
                let url = folder.file(file)
                let thing =
                    isQuery
                    ? try await subject.uprightPrints(of: url) : [try await subject.marginlessPrint(of: url)]
                return Prints(whole: try await subject.print(of: url), thing: thing)
            }
        } consume: { file, outcome in
            if case .failure(let error) = outcome {
                context.report(CommandFailure(.badData, subject: file, "\(error)"), program: "fovea-eval")
            }
            all.append(try? outcome.get())
            if all.count.isMultiple(of: 100) { context.remark("\(folder.name): \(all.count) of \(files.count) prints") }
        }
        return all
    }
}

/// What setting rectangles upright does for prints in one folder.
struct RectanglesResult: Sendable, Hashable {
    /// The figures with queries as they are.
    let whole: RetrievalResult
    /// The figures with the rectangle of each query that has one.
    let upright: RetrievalResult
    /// The number of queries with a rectangle.
    let withRectangle: Int

    /// The lines of the table.
    var text: String {
        let share = Percent.text(Double(withRectangle) / Double(max(1, whole.queryCount)))
        return whole.text(histogram: false) + upright.text(histogram: false)
            + "  \(share) of the queries have a rectangle.\n"
    }

    var json: JSONValue {
        [
            "kind": "rectangles", "withRectangle": .integer(withRectangle), "whole": whole.json,
            "upright": upright.json,
        ]
    }
}
