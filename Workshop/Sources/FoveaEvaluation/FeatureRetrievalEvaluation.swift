import CommandLineKit
import ConcurrencyEngine
import Foundation
import FoveaCommandLine
import LocalFeatureEngine

/// Measures local features on folders with `catalog.json` and `truth.json`.
struct FeatureRetrievalEvaluation {
    let subject: any EvaluationSubject
    let concurrency: Int
    let context: CommandContext

    /// One folder's items, and its photos with the numbers of their items.
    private struct Pictures {
        var name: String
        var items: [ItemCandidate<Int>] = []
        var photos: [(file: URL, right: Int)] = []
        var unreadable = 0

        mutating func add(_ features: LocalFeatures, _ appearance: ItemAppearance?) {
            items.append(ItemCandidate(key: items.count, features: features, appearance: appearance))
        }
    }

    /// Measures each folder alone, then all of them as one catalog.
    func run(_ folders: [EvaluationFolder]) async throws -> [FeatureRetrievalResult] {
        var sets: [Pictures] = []
        for folder in folders { sets.append(try await pictures(of: folder)) }
        if sets.count > 1 { sets.append(Self.union(sets)) }
        var results: [FeatureRetrievalResult] = []
        for set in sets { results.append(try await search(set)) }
        return results
    }

    private func pictures(of folder: EvaluationFolder) async throws -> Pictures {
        let (catalogue, truth) = try folder.retrievalTruth()
        let numbers = Dictionary(zip(catalogue, catalogue.indices)) { first, _ in first }
        var pictures = Pictures(name: folder.name)
        pictures.photos = truth.map { (folder.file($0.key), numbers[$0.value] ?? 0) }
        try await InOrder.map(catalogue, width: concurrency) { [subject] file in
            await Result.catching { try await subject.features(of: folder.file(file)) }
        } consume: { file, outcome in
            switch outcome {
            case .success(let item): pictures.add(item.features, item.appearance)
            case .failure(let error):
                // The place is kept, so that the numbers of the others stay.
                pictures.add(.none, nil)
                pictures.unreadable += 1
                context.report(CommandFailure(.badData, subject: file, "\(error)"), program: "fovea-eval")
            }
            if pictures.items.count.isMultiple(of: 100) {
                context.remark("\(folder.name): \(pictures.items.count) of \(catalogue.count) items")
            }
        }
        return pictures
    }

    private func search(_ pictures: Pictures) async throws -> FeatureRetrievalResult {
        let index = LocalFeatureIndex(pictures.items.map(\.features))
        var result = FeatureRetrievalResult(name: pictures.name, catalogueCount: pictures.items.count)
        result.unreadable = pictures.unreadable
        try await InOrder.map(pictures.photos, width: concurrency) { [subject] photo in
            await Result.catching {
                let clock = ContinuousClock()
                let start = clock.now
                let scene = try await subject.scene(of: photo.file)
                let looking = start.duration(to: clock.now)
                return try await BlockingWork.run {
                    var answer = try FeatureRetrievalResult.Answer(scene, in: index, of: pictures.items, photo.right)
                    answer.durations[0] = looking
                    return answer
                }
            }
        } consume: { photo, outcome in
            switch outcome {
            case .success(let answer): result.answers.append(answer)
            case .failure(let error):
                result.unreadable += 1
                result.unanswered += 1
                let failure = CommandFailure(.badData, subject: photo.file.lastPathComponent, "\(error)")
                context.report(failure, program: "fovea-eval")
            }
        }
        return result
    }

    private static func union(_ sets: [Pictures]) -> Pictures {
        var union = Pictures(name: "all together")
        for set in sets {
            union.photos += set.photos.map { ($0.file, $0.right + union.items.count) }
            for item in set.items { union.add(item.features, item.appearance) }
            union.unreadable += set.unreadable
        }
        return union
    }
}
