import CommandLineKit
import Foundation
import FoveaCommandLine
import LabelEngine

/// Measures labels on a folder with `truth.json` and `images`.
struct LabelsEvaluation {
    let subject: any EvaluationSubject
    let concurrency: Int
    let context: CommandContext

    /// What `truth.json` says about a picture.
    private struct Truth: Decodable, Sendable {
        /// The number of the class in the order of ImageNet.
        let index: Int
        /// The class's offset in WordNet 3.0.
        let wnid: String
    }

    func run(_ folder: EvaluationFolder) async throws -> LabelsResult {
        let truth = try folder.read("truth.json", as: [String: Truth].self)
        let pictures = truth.sorted { $0.key < $1.key }
        var result = LabelsResult(folder: folder.name)
        let start = ContinuousClock.now
        try await InOrder.map(pictures, width: concurrency) { [subject] picture in
            await Result.catching {
                let (probabilities, labels) = try await subject.classes(of: folder.file("images/\(picture.key)"))
                return Self.answer(picture.key, picture.value, probabilities, labels)
            }
        } consume: { picture, outcome in
            switch outcome {
            case .success(let answer): result.answers.append(answer)
            case .failure(let error):
                result.unreadable += 1
                context.report(CommandFailure(.badData, subject: picture.key, "\(error)"), program: "fovea-eval")
            }
        }
        result.seconds = start.duration(to: .now) / .seconds(1)
        return result
    }

    private static func answer(
        _ file: String,
        _ truth: Truth,
        _ probabilities: [Float],
        _ labels: [ScoredLabel]
    ) -> LabelsResult.Answer {
        let own = probabilities.indices.contains(truth.index) ? probabilities[truth.index] : -1
        return LabelsResult.Answer(
            file: file,
            classRank: probabilities.count { $0 > own },
            bestLabels: labels.prefix(5).map(\.identifier),
            trueLabels: LabelVocabulary.labels(forSynset: truth.wnid)
        )
    }
}

extension Result where Failure == any Error, Success: Sendable {
    /// Runs a closure and keeps what comes of it.
    static func catching(_ body: () async throws -> Success) async -> Self {
        do {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }
}
