import CatalogStoreEngine

extension VisualCatalog {
    /// Finds items that look like the same thing.
    ///
    /// Two items are the same thing where a picture of one shows what a picture of the other does: in another size or
    /// format, cut, framed, or on another background. The features that the catalogue keeps tell which pictures are worth a
    /// closer look, so that others aren't even read; of two, one at least has to be a file that is still there.
    ///
    /// - Parameters:
    ///   - minimumProbability: The probability that a pair must reach.
    ///   - progress: Is called from time to time with the number of items that are done.
    public func duplicates(
        minimumProbability: Double = 0.9,
        progress: (@Sendable (IndexingProgress) -> Void)? = nil
    ) async throws -> DuplicatesReport {
        let start = ContinuousClock.now
        let total = try await count
        var report = DuplicatesReport()
        var found: [Pair: DuplicateItems] = [:]
        var completed = 0
        var last: String?
        while true {
            let page = try await items(after: last, limit: 4 * options.workerCount)
            guard !page.isEmpty else { break }
            let looks = try await page.mappedInOrder(width: options.workerCount) { item in
                try await self.likenesses(of: item, minimumProbability)
            }
            for look in looks {
                for pair in look.pairs {
                    let key = Pair(first: pair.first, second: pair.second)
                    if (found[key]?.probability ?? -1) < pair.probability { found[key] = pair }
                }
                report.skipped += look.skipped
            }
            completed += page.count
            last = page.last?.id
            progress?(
                IndexingProgress(
                    completedCount: completed,
                    totalCount: total,
                    skippedCount: report.skipped.count,
                    elapsed: start.duration(to: .now)
                )
            )
        }
        report.pairs = found.values.sorted {
            ($0.probability, $1.first, $1.second) > ($1.probability, $0.first, $0.second)
        }
        return report
    }

    private struct Pair: Hashable {
        let first: String
        let second: String
    }

    private func likenesses(of item: VisualItem, _ minimumProbability: Double) async throws -> ItemLikenesses {
        try await Self.blocking { [store, indexes, options] in
            let snapshot = try store.snapshot()
            return try LikenessSearch(
                snapshot: snapshot,
                indexes: indexes,
                limits: options.decodingLimits,
                chance: Odds.ofChance(amongItems: indexes.counts(of: snapshot).items)
            )
            .likenesses(of: item, minimumProbability: minimumProbability)
        }
    }
}
