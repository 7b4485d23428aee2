import CommandLineKit
import Foundation
import FoveaCommandLine
import PrintEngine

/// Measures prints on folders with `catalog.json` and `truth.json`.
struct RetrievalEvaluation {
    let subject: any EvaluationSubject
    let concurrency: Int
    let context: CommandContext

    /// The prints of one folder's pictures.
    private struct Prints {
        var name: String
        var catalogue: [String: ImagePrint] = [:]
        var queries: [(right: String, prints: [ImagePrint])] = []
        var unreadable = 0
    }

    /// Measures each folder alone, then all of them as one catalog.
    func run(_ folders: [EvaluationFolder]) async throws -> [RetrievalResult] {
        var sets: [Prints] = []
        for folder in folders { sets.append(try await prints(of: folder)) }
        if sets.count > 1 { sets.append(Self.union(sets)) }
        return try sets.map {
            try RetrievalResult(
                name: $0.name,
                catalogue: $0.catalogue,
                queries: $0.queries,
                unreadable: $0.unreadable
            )
        }
    }

    private func prints(of folder: EvaluationFolder) async throws -> Prints {
        let (catalogue, truth) = try folder.retrievalTruth()
        var prints = Prints(name: folder.name)
        let files = catalogue + truth.map(\.key)
        var index = 0
        try await InOrder.map(files, width: concurrency) { [subject] file in
            await Result.catching { try await subject.print(of: folder.file(file)) }
        } consume: { file, outcome in
            let print = try? outcome.get()
            if case .failure(let error) = outcome {
                prints.unreadable += 1
                context.report(CommandFailure(.badData, subject: file, "\(error)"), program: "fovea-eval")
            }
            if index < catalogue.count {
                prints.catalogue["\(folder.url.path)/\(file)"] = print
            } else {
                let right = truth[index - catalogue.count].value
                prints.queries.append(("\(folder.url.path)/\(right)", print.map { [$0] } ?? []))
            }
            index += 1
            if index.isMultiple(of: 100) { context.remark("\(folder.name): \(index) of \(files.count) prints") }
        }
        return prints
    }

    private static func union(_ sets: [Prints]) -> Prints {
        var union = Prints(name: "all together")
        for set in sets {
            union.catalogue.merge(set.catalogue) { first, _ in first }
            union.queries += set.queries
            union.unreadable += set.unreadable
        }
        return union
    }
}
