import CommandLineKit
import Foundation
import FoveaCommandLine
import IndexFileEngine
import InferenceEngine
import LocalFeatureEngine

/// Measures the search of photos among their items and strangers.
struct ScaleEvaluation {
    let subject: any EvaluationSubject
    let concurrency: Int
    let context: CommandContext

    /// The items of all folders, and the photos with the numbers of their items.
    struct Pictures {
        var items: [ItemCandidate<Int>] = []
        var photos: [(file: URL, right: Int)] = []
    }

    func pictures(of folders: [EvaluationFolder]) async throws -> Pictures {
        var pictures = Pictures()
        for folder in folders {
            let (catalogue, truth) = try folder.retrievalTruth()
            let first = pictures.items.count
            let numbers = Dictionary(zip(catalogue, catalogue.indices)) { first, _ in first }
            pictures.photos += truth.map { (folder.file($0.key), first + (numbers[$0.value] ?? 0)) }
            try await InOrder.map(catalogue, width: concurrency) { [subject] file in
                await Result.catching { try await subject.features(of: folder.file(file)) }
            } consume: { _, outcome in
                let found = try outcome.get()
                let number = pictures.items.count
                pictures.items.append(
                    ItemCandidate(key: number, features: found.features, appearance: found.appearance)
                )
            }
        }
        return pictures
    }

    /// Searches all photos among the items and so many strangers.
    func run(_ pictures: Pictures, strangers: Strangers, count: Int, threads: Int) async throws -> ScaleResult {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-eval-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "features.index").path(percentEncoded: false)
        let clock = ContinuousClock()
        var result = ScaleResult(items: pictures.items.count + count)
        result.building = try await BlockingWork.run {
            try clock.measure { try Self.build(path, pictures, strangers, count) }
        }
        let index = try LocalFeatureIndex(IndexFile(at: path, kind: LocalFeatureIndex.fileKind))
        result.features = index.featureCount
        result.bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        for (number, photo) in pictures.photos.enumerated() {
            let start = clock.now
            let scene = try await subject.scene(of: photo.file)
            let looking = start.duration(to: clock.now)
            var answer = try await BlockingWork.run {
                try Self.answer(scene, index, pictures, strangers, right: photo.right, threads: threads)
            }
            answer.durations[0] = looking
            result.answers.append(answer)
            if (number + 1).isMultiple(of: 20) { context.remark("\(number + 1) of \(pictures.photos.count) photos") }
        }
        return result
    }

    private static func build(_ path: String, _ pictures: Pictures, _ strangers: Strangers, _ count: Int) throws {
        var builder = try LocalFeatureIndexBuilder(to: path, catalog: UUID(), change: 0)
        for item in pictures.items { try builder.add(Int64(item.key), entries: item.features.indexEntries) }
        for number in 0..<count {
            try builder.add(Int64(pictures.items.count + number), entries: strangers.entries(of: number))
        }
        try builder.finish()
    }

    private static func answer(
        _ scene: LocalFeatureScene,
        _ index: LocalFeatureIndex,
        _ pictures: Pictures,
        _ strangers: Strangers,
        right: Int,
        threads: Int
    ) throws -> ScaleResult.Answer {
        var answer = ScaleResult.Answer()
        let clock = ContinuousClock()
        var start = clock.now
        let found = try index.candidates(for: scene.features, limit: ScaleResult.placed, threads: threads)
        answer.durations[1] = start.duration(to: clock.now)
        answer.voted = found.firstIndex { Int($0.picture) == right }
        // A store would have the features at hand.
        let candidates = try found.map { candidate in
            let number = Int(candidate.picture)
            guard number >= pictures.items.count else { return pictures.items[number] }
            return try strangers.candidate(number - pictures.items.count, key: number)
        }
        start = clock.now
        let verified = scene.verify(candidates)
        answer.durations[2] = start.duration(to: clock.now)
        answer.isFirst = verified.first?.key == right
        answer.isAccepted = answer.isFirst && verified.first?.placement.isCertain == true
        return answer
    }
}
