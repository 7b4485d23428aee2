import CommandLineKit
import Foundation
import FoveaCommandLine
import PrintEngine

/// Measures prints of whole queries beside prints of the rectangles in them.
struct RectanglesEvaluation {
    let subject: any EvaluationSubject
    let concurrency: Int
    let context: CommandContext

    /// Both prints of a picture; the catalogue needs the first alone.
    private struct Prints: Sendable {
        var whole: ImagePrint
        var upright: ImagePrint?
    }

    /// Measures a folder with `catalogue.json` and `truth.json`.
    func run(_ folder: EvaluationFolder) async throws -> RectanglesResult {
        let (catalogue, truth) = try folder.retrievalTruth()
        let items = try await prints(of: catalogue, in: folder, isQuery: false)
        let queries = try await prints(of: truth.map(\.key), in: folder, isQuery: true)
        let unreadable = (items + queries).count { $0 == nil }
        let byName = Dictionary(
            zip(catalogue, items).compactMap { name, prints in prints.map { (name, $0.whole) } }
        ) { first, _ in first }
        func result(_ view: String, _ print: (Prints) -> ImagePrint) throws -> RetrievalResult {
            try RetrievalResult(
                name: "\(folder.name), \(view)",
                catalogue: byName,
                queries: zip(truth, queries).map { ($0.value, $1.map(print)) },
                unreadable: unreadable
            )
        }
        return RectanglesResult(
            whole: try result("whole") { $0.whole },
            upright: try result("upright") { $0.upright ?? $0.whole },
            withRectangle: queries.count { $0?.upright != nil }
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
                let upright = isQuery ? try await subject.uprightPrint(of: url) : nil
                return Prints(whole: try await subject.print(of: url), upright: upright)
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
