import Foundation
import InferenceEngine
import Synchronization

// MARK: - Adding

extension VisualCatalog {
    /// Adds an item, in place of one with its identifier.
    ///
    /// Throws ``VisualCatalogError`` when one of its pictures can't be read; the catalogue is then as before.
    public func add(_ item: VisualItem) async throws {
        let report = try await add(CollectionOfOne(item))
        if let skipped = report.skipped.first { throw skipped.error }
    }

    /// Adds items, in place of ones with their identifiers.
    ///
    /// An item with a picture that can't be read is left out and reported. When the task is cancelled, what was done
    /// stays done.
    ///
    /// - Parameters:
    ///   - items: The items, of which the last one with an identifier counts.
    ///   - progress: Is called from time to time, in order, with how far the work has come.
    @discardableResult
    public func add(
        _ items: some Sequence<VisualItem>,
        progress: (@Sendable (IndexingProgress) -> Void)? = nil
    ) async throws -> IndexingReport {
        let start = ContinuousClock.now
        var report = IndexingReport()
        let all = Array(items)
        for item in all {
            try Task.checkCancellation()
            do {
                let entry = try await BlockingWork.run { [options] in try Self.entry(item, options) }
                let isReplaced = self.items.withLock { $0.put(entry) }
                if isReplaced { report.replacedCount += 1 } else { report.addedCount += 1 }
            } catch let error as VisualCatalogError {
                report.skipped.append(.init(id: item.id, picture: item.pictures.first, error: error))
            }
            report.elapsed = start.duration(to: .now)
            progress?(
                IndexingProgress(
                    completedCount: report.completedCount,
                    totalCount: all.count,
                    skippedCount: report.skipped.count,
                    elapsed: report.elapsed
                )
            )
        }
        return report
    }

    private static func entry(_ item: VisualItem, _ options: Options) throws -> MemoryItems.Entry {
        var pictures: [PictureDescription] = []
        for picture in item.pictures {
            let opened = try picture.opened(limits: options.decodingLimits)
            do {
                pictures.append(try PictureDescription(opened, prints: options.printEngine))
            } catch {
                throw VisualCatalogError(reading: picture, error)
            }
        }
        return MemoryItems.Entry(item: item, pictures: pictures)
    }
}

// MARK: - Changing and reading

extension VisualCatalog {
    /// Changes an item.
    ///
    /// Throws ``VisualCatalogError`` when there is no item with the identifier.
    public func update(_ id: String, _ change: (inout VisualItem) -> Void) async throws {
        guard var item = try await item(id) else {
            throw VisualCatalogError(
                code: .itemNotFound,
                message: "The catalogue has no item \(id); add it before changing it."
            )
        }
        change(&item)
        if item.id != id { _ = items.withLock { $0.remove(id) } }
        try await add(item)
    }

    /// Removes items, and returns how many there were.
    @discardableResult
    public func remove(_ ids: some Sequence<String>) async throws -> Int {
        let ids = Array(ids)
        return items.withLock { items in ids.count { items.remove($0) } }
    }

    /// Returns the item with an identifier, or nil when there is none.
    public func item(_ id: String) async throws -> VisualItem? {
        items.withLock { $0.entries[id]?.item }
    }

    /// The number of items.
    public var count: Int {
        get async throws { items.withLock { $0.entries.count } }
    }

    /// Returns items in the order of their identifiers.
    ///
    /// - Parameters:
    ///   - after: The identifier that the items come after, or nil for the first ones.
    ///   - limit: The largest number of items.
    public func items(after: String? = nil, limit: Int = 100) async throws -> [VisualItem] {
        items.withLock { items in
            items.entries.values.map(\.item).filter { item in after.map { $0 < item.id } ?? true }
                .sorted { $0.id < $1.id }.prefix(max(0, limit)).map { $0 }
        }
    }
}
