import CommandLineKit
import Foundation
import FoveaSearch

/// A run that synchronizes a catalog with a source.
///
/// Items are added in batches, each of which is on the disk before the next one begins. Batches are small, so that a
/// killed process loses little and an interrupted one ends soon.
struct IndexingRun {
    private static let batchSize = 64

    let source: ItemSource
    /// The catalog, or nil if there is none and none is to be created.
    let catalog: VisualCatalog?
    let isDry: Bool
    let prunes: Bool

    /// A row that waits for its batch.
    private struct Waiting {
        let place: String
        let item: VisualItem
    }

    func perform(_ context: CommandContext) async throws -> IndexingSummary {
        let start = ContinuousClock.now
        let interruption = context.interruption()
        let display = ProgressDisplay(context)
        defer { display.clear() }
        var summary = IndexingSummary(source: source.name, isDry: isDry, ignored: source.ignored)
        var seen: [String: String] = [:]
        var unnamedCount = 0
        var batch: [Waiting] = []
        for row in source.rows {
            if let id = row.id {
                if let first = seen[id] {
                    let reason = "The identifier '\(id)' stands at \(first) as well; the first one counts."
                    summary.skipped.append(.init(id: id, place: row.place, reason: reason))
                    continue
                }
                seen[id] = row.place
            } else {
                unnamedCount += 1
            }
            switch row.outcome {
            case .success(let item): batch.append(Waiting(place: row.place, item: item))
            case .failure(let error):
                summary.skipped.append(.init(id: row.id, place: row.place, reason: error.message))
            }
            guard batch.count == Self.batchSize else { continue }
            try await keep(batch, &summary, display)
            batch = []
            if interruption.isRequested {
                summary.isInterrupted = true
                break
            }
        }
        if !summary.isInterrupted {
            try await keep(batch, &summary, display)
            if prunes { try await prune(seen: seen, unnamedCount: unnamedCount, &summary) }
        }
        summary.itemCount = try await catalog?.count ?? 0
        if !summary.isInterrupted, !isDry, !interruption.isRequested {
            display.clear()
            try await bringIndexesUpToDate(summary, context)
        }
        summary.elapsed = start.duration(to: .now)
        return summary
    }

    private func keep(_ batch: [Waiting], _ summary: inout IndexingSummary, _ display: ProgressDisplay) async throws {
        guard !batch.isEmpty else { return }
        let done = summary.addedCount + summary.replacedCount + summary.unchangedCount + summary.skipped.count
        let (total, skippedCount) = (source.count, summary.skipped.count)
        let progress: @Sendable (IndexingProgress) -> Void = { progress in
            let skipped = skippedCount + progress.skippedCount
            display.update(
                done: done + progress.completedCount,
                total: total,
                remarks: skipped == 0 ? [] : ["\(skipped) skipped"]
            )
        }
        guard let catalog else {
            summary.addedCount += batch.count
            return
        }
        let items = batch.map(\.item)
        let report = isDry ? try await catalog.preview(items) : try await catalog.add(items, progress: progress)
        summary.addedCount += report.addedCount
        summary.replacedCount += report.replacedCount
        summary.unchangedCount += report.unchangedCount
        let places = Dictionary(batch.map { ($0.item.id, $0.place) }) { first, _ in first }
        summary.skipped += report.skipped.map {
            .init(id: $0.id, place: places[$0.id] ?? $0.id, reason: $0.error.message)
        }
    }

    /// Rebuilds the indexes after many changes, so that the first search doesn't have to.
    private func bringIndexesUpToDate(_ summary: IndexingSummary, _ context: CommandContext) async throws {
        let changedCount = summary.addedCount + summary.replacedCount + summary.removed.count
        guard changedCount > 0, changedCount * 20 >= summary.itemCount else { return }
        let display = ProgressDisplay(context)
        defer { display.clear() }
        try await catalog?.rebuildIndexes { part in
            display.update(done: Int(100 * part), total: 100, remarks: ["indexes"])
        }
    }

    /// Removes items that are no longer in the source.
    ///
    /// In a catalog of several folders, a folder owns the items whose pictures are all in it. A table owns the whole
    /// catalog.
    private func prune(seen: [String: String], unnamedCount: Int, _ summary: inout IndexingSummary) async throws {
        guard let catalog else { return }
        guard !seen.isEmpty else {
            summary.pruningRefusal = "The source is empty, so nothing was removed. Check that it is the right one."
            return
        }
        guard unnamedCount == 0 else {
            summary.pruningRefusal = "Some identifiers can't be read, so nothing was removed."
            return
        }
        var gone: [String] = []
        for try await item in catalog.allItems() where seen[item.id] == nil && source.owns(item) {
            gone.append(item.id)
        }
        summary.removed = gone
        if !isDry { try await catalog.remove(gone) }
    }
}
