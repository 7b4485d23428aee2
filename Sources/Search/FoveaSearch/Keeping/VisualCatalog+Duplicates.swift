import CatalogStoreEngine

extension VisualCatalog {
    /// Finds items that look like the same thing.
    ///
    /// Every picture is searched for among the others, so that this takes as long as that many searches. Pictures that
    /// are no files, or no longer there, are compared by their bytes alone.
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

    private struct Likenesses: Sendable {
        var pairs: [DuplicateItems] = []
        var skipped: [IndexingReport.SkippedItem] = []
    }

    private func likenesses(of item: VisualItem, _ minimumProbability: Double) async throws -> Likenesses {
        var likenesses = Likenesses()
        for other in try await itemsWithSameBytes(as: item) {
            likenesses.pairs.append(DuplicateItems(item.id, other, probability: 1, signals: []))
        }
        for picture in item.pictures where picture.fileURL != nil {
            do {
                let query = VisualQuery(picture: picture, limit: 20, minimumProbability: minimumProbability)
                for match in try await search(query).matches where match.id != item.id {
                    let pair = DuplicateItems(
                        item.id,
                        match.id,
                        probability: match.probability,
                        signals: match.signals
                    )
                    likenesses.pairs.append(pair)
                }
            } catch let error as VisualCatalogError where error.code == .unreadablePicture {
                likenesses.skipped.append(.init(id: item.id, picture: picture, error: error))
            }
        }
        return likenesses
    }

    private func itemsWithSameBytes(as item: VisualItem) async throws -> [String] {
        try await Self.blocking { [store] in
            let snapshot = try store.snapshot()
            let same = try snapshot.pictures(of: item.id).filter { !$0.picture.digest.isEmpty }.flatMap {
                try snapshot.pictures(withDigest: $0.picture.digest)
            }
            return Set(same.map(\.item)).subtracting([item.id]).sorted()
        }
    }
}

extension DuplicateItems {
    /// Creates a pair of items in either order.
    fileprivate init(_ one: String, _ other: String, probability: Double, signals: [VisualSignal]) {
        self.init(first: min(one, other), second: max(one, other), probability: probability, signals: signals)
    }
}
