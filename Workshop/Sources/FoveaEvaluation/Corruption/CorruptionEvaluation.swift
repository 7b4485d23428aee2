import CommandLineKit
import ConcurrencyEngine
import DistortionEngine
import Foundation
import FoveaCommandLine
import FoveaSearch
import ImageCodingEngine

/// Measures a catalog of covers under the distortions of the suite.
struct CorruptionEvaluation {
    let concurrency: Int
    let context: CommandContext
    let seed: UInt64
    /// The number of queries for each distortion at each strength.
    let queryCount: Int

    /// The number of pictures that are drawn before they are indexed.
    private static let batch = 400

    /// Indexes covers, then searches distorted ones.
    func run(_ covers: CoverSet, name: String) async throws -> CorruptionResult {
        var catalog = try await MeasuredCatalog()
        defer { catalog.remove() }
        var result = CorruptionResult(name: name)
        try await index(covers.items + covers.lookAlikes, in: &catalog, &result)
        result.itemCount = catalog.count
        result.itemsPerSecond = catalog.itemsPerSecond
        for step in DistortionSuite.standard {
            result.rows.append(try await measure(step, on: covers.items, "\(step.name) \(step.strength)", catalog))
        }
        for step in DistortionSuite.siblings where !covers.lookAlikes.isEmpty {
            let name = "look-alikes, \(step.name) \(step.strength)"
            result.lookAlikes.append(try await measure(step, on: covers.lookAlikes, name, catalog))
        }
        return result
    }

    private func index(
        _ items: [CoverSet.Item],
        in catalog: inout MeasuredCatalog,
        _ result: inout CorruptionResult
    ) async throws {
        for start in stride(from: 0, to: items.count, by: Self.batch) {
            let part = Array(items[start..<min(start + Self.batch, items.count)])
            var ready: [VisualItem] = []
            var unreadable = 0
            try await InOrder.map(part, width: concurrency) { item in
                await Result.catching { try await BlockingWork.run { try item.encoded() } }
            } consume: { item, outcome in
                switch outcome {
                case .success(let data): ready.append(VisualItem(id: item.id, pictures: [.data(data)]))
                case .failure(let error):
                    unreadable += 1
                    report(item.id, error)
                }
            }
            try await catalog.add(ready)
            result.unreadableItems = result.unreadableItems + unreadable
            context.remark("\(start + part.count) of \(items.count) items")
        }
        for skipped in catalog.skipped { report(skipped.id, skipped.error) }
        result.unreadableItems += catalog.skipped.count
    }

    private func measure(
        _ step: DistortionSuite.Step,
        on items: [CoverSet.Item],
        _ name: String,
        _ catalog: MeasuredCatalog
    ) async throws -> CorruptionResult.Row {
        var score = CatalogScore(name)
        guard !items.isEmpty else { return CorruptionResult.Row(step: step, score: score) }
        var random = SeededGenerator(seed: seed, purpose: name)
        let chosen = (0..<queryCount).map { _ in (item: random.element(of: items), seed: random.next()) }
        for (item, seed) in chosen {
            do {
                let query = try await BlockingWork.run { try Self.query(item, step, seed) }
                score.answers.append(try await catalog.answer(query))
            } catch {
                score.unreadable += 1
                report("\(item.id), \(name)", error)
            }
        }
        context.remark(score.line.trimmingCharacters(in: .newlines))
        return CorruptionResult.Row(step: step, score: score)
    }

    private static func query(_ item: CoverSet.Item, _ step: DistortionSuite.Step, _ seed: UInt64) throws
        -> CatalogQuery
    {
        let picture = try step.distortions.applied(to: ItemPicture(try item.raster()), seed: seed)
        return CatalogQuery(
            name: item.id,
            // A format that keeps every bit and costs next to nothing.
            picture: .data(try ImageEncoder.encode(picture.raster, as: .bmp)),
            right: item.id,
            corners: picture.corners
        )
    }

    private func report(_ subject: String, _ error: any Error) {
        context.report(CommandFailure(.badData, subject: subject, "\(error)"), program: "fovea-eval")
    }
}

extension DistortionSuite {
    /// What look-alikes are told apart under: nothing that hides the little that differs.
    static let siblings = standard.filter { step in
        [
            "perspective 30°", "rotation 90°", "jpeg 30", "interface phone, light", "photo easy", "photo medium",
        ].contains("\(step.name) \(step.strength)")
    }
}
