import CatalogStoreEngine
import ConcurrencyEngine
import PrintEngine

extension VisualCatalog {
    /// Makes the prints of all pictures again, after an update brought a network of another revision.
    ///
    /// Searches use the old prints until every picture has a new one, then the new ones alone; the two are never
    /// compared. The work can be interrupted and goes on where it was. Pictures whose pixels are gone keep searches on
    /// the old revision, unless their prints may be dropped: local features find them all the same.
    ///
    /// - Parameters:
    ///   - dropsUnreadable: Whether pictures that can't be read go without a print from now on.
    ///   - progress: Is called from time to time with the number of pictures that are done.
    @discardableResult
    public func reembed(
        droppingUnreadable dropsUnreadable: Bool = false,
        progress: (@Sendable (IndexingProgress) -> Void)? = nil
    ) async throws -> ReembeddingReport {
        let start = ContinuousClock.now
        let revision = options.printMaker.revision
        var report = ReembeddingReport(revision: revision)
        let total = try await Self.blocking { [store] in
            let snapshot = try store.snapshot()
            return try snapshot.counts.pictures - (snapshot.printRevisions()[revision] ?? 0)
        }
        var last: PictureNumber?
        while true {
            try Task.checkCancellation()
            let page = try await Self.blocking { [store, last] in
                let snapshot = try store.snapshot()
                return try snapshot.pictures(withoutPrints: revision, after: last, limit: Self.pageSize)
                    .compactMap { try snapshot.picture($0) }
            }
            guard !page.isEmpty else { break }
            let prints = try await prints(of: page)
            let changes = prints.compactMap(\.change)
            try await Self.blocking { [store] in _ = try store.apply(changes) }
            report.printedCount += changes.count
            report.skipped += prints.compactMap(\.skipped)
            report.elapsed = start.duration(to: .now)
            last = page.last?.number
            progress?(
                IndexingProgress(
                    completedCount: report.printedCount + report.skipped.count,
                    totalCount: total,
                    skippedCount: report.skipped.count,
                    elapsed: report.elapsed
                )
            )
        }
        if dropsUnreadable || report.skipped.isEmpty {
            report.isActive = try await activate(revision, dropping: report.skipped.compactMap(\.picture?.record))
        }
        report.elapsed = start.duration(to: .now)
        return report
    }

    private static let pageSize = 64

    /// A picture with its new print, or why there is none.
    private struct NewPrint: Sendable {
        let number: PictureNumber
        let result: Result<CatalogPrint, VisualCatalogError>
        let picture: StoredPicture

        var change: CatalogChange? {
            if case .success(let print) = result { .setPrints([print], of: number) } else { nil }
        }

        var skipped: IndexingReport.SkippedItem? {
            guard case .failure(let error) = result else { return nil }
            return IndexingReport.SkippedItem(id: picture.item, picture: VisualPicture(picture), error: error)
        }
    }

    private func prints(of pictures: [StoredPicture]) async throws -> [NewPrint] {
        try await pictures.mappedInOrder(width: options.workerCount) { [options] picture in
            try await BlockingWork.run {
                NewPrint(
                    number: picture.number,
                    result: try Self.print(of: VisualPicture(picture), options: options),
                    picture: picture
                )
            }
        }
    }

    private static func print(
        of picture: VisualPicture,
        options: Options
    ) throws -> Result<CatalogPrint, VisualCatalogError> {
        do {
            let print = try options.printMaker.print(of: picture.opened(limits: options.decodingLimits))
            return .success(CatalogPrint(revision: print.revision, values: print.values))
        } catch {
            let error = VisualCatalogError(error).naming(picture)
            guard error.code == .unreadablePicture else { throw error }
            return .failure(error)
        }
    }

    /// Makes searches use a revision, and forgets the others.
    private func activate(_ revision: Int, dropping unreadable: [Int64]) async throws -> Bool {
        try await Self.blocking { [store] in
            let snapshot = try store.snapshot()
            guard try (snapshot.printRevisions()[revision] ?? 0) > 0 else { return false }
            var changes: [CatalogChange] = []
            if let active = snapshot.activePrints, active != revision {
                changes += unreadable.map { .forgetPrints(of: PictureNumber(rawValue: $0)) }
            }
            changes.append(.activatePrints(revision: revision))
            changes += try snapshot.printRevisions().keys.filter { $0 != revision }.sorted()
                .map { .removePrints(revision: $0) }
            try store.apply(changes)
            return true
        }
    }
}
