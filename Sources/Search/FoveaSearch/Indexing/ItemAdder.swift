import CatalogStoreEngine
import ConcurrencyEngine

/// The adding of many items: several are described at the same time, and kept in the order they came.
struct ItemAdder {
    let store: CatalogStore
    let options: VisualCatalog.Options
    private let start = ContinuousClock.now
    private var report = IndexingReport()
    /// What is prepared and not kept yet.
    private var batch: [PreparedItem] = []
    private var lastCommit = ContinuousClock.now

    /// The most items that are kept in one transaction.
    private static let batchSize = 64
    /// The longest that a prepared item waits for others.
    private static let batchDuration = Duration.milliseconds(500)

    init(store: CatalogStore, options: VisualCatalog.Options) {
        self.store = store
        self.options = options
    }

    /// Adds items.
    ///
    /// When this throws, the items before the one that is at fault are kept.
    mutating func add(
        _ items: some Sequence<VisualItem>,
        progress: (@Sendable (IndexingProgress) -> Void)?
    ) async throws -> IndexingReport {
        let total = (items as? any Collection)?.count
        var iterator = items.makeIterator()
        do {
            try await withThrowingTaskGroup(of: (Int, PreparedItem).self) { group in
                var begun = 0
                var next = 0
                var waiting: [Int: PreparedItem] = [:]
                var underWay: Set<String> = []
                var held = iterator.next()
                while held != nil || next < begun {
                    try Task.checkCancellation()
                    // Two items with one identifier go one after the other.
                    while let item = held, begun - next < 2 * options.workerCount, !underWay.contains(item.id) {
                        underWay.insert(item.id)
                        group.addTask { [begun, store, options] in
                            (begun, try await Self.prepared(item, store, options))
                        }
                        begun += 1
                        held = iterator.next()
                    }
                    guard let (number, item) = try await group.next() else { break }
                    waiting[number] = item
                    while let item = waiting.removeValue(forKey: next) {
                        batch.append(item)
                        next += 1
                    }
                    let isBlocked = held.map { underWay.contains($0.id) } ?? false
                    if batch.count >= Self.batchSize || isBlocked || next == begun
                        || lastCommit.duration(to: .now) >= Self.batchDuration
                    {
                        underWay.subtract(batch.map(\.id))
                        try await commit()
                        progress?(self.progress(of: total))
                    }
                }
            }
        } catch {
            // What is prepared is good, whatever happened to another item.
            try await Task { [self] in
                var adder = self
                try await adder.commit()
            }.value
            throw error
        }
        report.elapsed = start.duration(to: .now)
        return report
    }

    private func progress(of total: Int?) -> IndexingProgress {
        IndexingProgress(
            completedCount: report.completedCount,
            totalCount: total,
            skippedCount: report.skipped.count,
            elapsed: start.duration(to: .now)
        )
    }

    private static func prepared(
        _ item: VisualItem,
        _ store: CatalogStore,
        _ options: VisualCatalog.Options
    ) async throws -> PreparedItem {
        try await BlockingWork.run { try PreparedItem(item, for: store.snapshot(), options: options) }
    }

    /// Keeps what is prepared.
    private mutating func commit() async throws {
        let changes = batch.compactMap(\.change)
        if !changes.isEmpty {
            try await VisualCatalog.blocking { [store] in _ = try store.apply(changes) }
        }
        for item in batch { report.count(item) }
        batch = []
        lastCommit = .now
    }
}

extension PreparedItem {
    /// The change to the store, if there is one.
    fileprivate var change: CatalogChange? {
        switch outcome {
        case .added(let change), .replaced(let change): change
        case .unchanged, .skipped: nil
        }
    }
}

extension VisualCatalog {
    /// Tells what the adding of items would do, and changes nothing.
    ///
    /// Of pictures that are new only the heads are read, so that a damaged one may go unnoticed.
    package func preview(_ items: [VisualItem]) async throws(VisualCatalogError) -> IndexingReport {
        try await Self.blocking { [store, options] in
            let snapshot = try store.snapshot()
            var report = IndexingReport()
            for item in items {
                report.count(try PreparedItem(item, for: snapshot, options: options, isTrial: true))
            }
            return report
        }
    }
}

extension IndexingReport {
    fileprivate mutating func count(_ item: PreparedItem) {
        switch item.outcome {
        case .added: addedCount += 1
        case .replaced: replacedCount += 1
        case .unchanged: unchangedCount += 1
        case .skipped(let picture, let error): skipped.append(.init(id: item.id, picture: picture, error: error))
        }
    }
}
