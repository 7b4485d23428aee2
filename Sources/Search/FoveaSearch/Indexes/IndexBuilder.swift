import CatalogStoreEngine
import ConcurrencyEngine
import IndexFileEngine
import LocalFeatureEngine
import Synchronization
import VectorIndexEngine

/// The making of index files, in the background and one of each at a time.
final class IndexBuilder: Sendable {
    /// An index to make.
    enum Work: Sendable, Hashable {
        case features
        case prints(revision: Int)
    }

    private let store: CatalogStore
    private let files: IndexFiles
    private let reporter: EventReporter
    private let threads: Int
    private let state = Mutex(State())
    private let builds = Gate(width: 1)

    private struct State {
        var underWay: Set<Work> = []
        /// What couldn't be made; it isn't tried again for this catalog.
        var failed: Set<Work> = []
    }

    init(store: CatalogStore, files: IndexFiles, reporter: EventReporter, threads: Int) {
        self.store = store
        self.files = files
        self.reporter = reporter
        self.threads = threads
    }

    /// Makes an index in the background, unless that is under way or has failed.
    func start(_ work: Work) {
        let isNew = state.withLock { state in
            !store.isReadOnly && !state.failed.contains(work) && state.underWay.insert(work).inserted
        }
        guard isNew else { return }
        Task(priority: .utility) { [self] in
            defer { state.withLock { _ = $0.underWay.remove(work) } }
            do {
                try await builds.run { try await DedicatedThread.run { _ in try self.build(work) } }
            } catch {
                // Another process that makes the same index is as good.
                guard (error as? IndexFileError)?.code != .busy, (error as? VectorIndexError)?.fileCode != .busy
                else { return }
                state.withLock { _ = $0.failed.insert(work) }
                reporter.report(.indexFailed, "\(error) Searches compare all pictures meanwhile.")
            }
        }
    }

    /// Makes an index.
    ///
    /// Blocks until the file is in its place. `progress` gets the share that is done.
    func build(_ work: Work, progress: ((Double) -> Void)? = nil) throws {
        let start = ContinuousClock.now
        switch work {
        case .features: try buildFeatures(progress)
        case .prints(let revision): try buildPrints(revision, progress)
        }
        reporter.report(.indexBuilt, "\(path(of: work)) was made in \(start.duration(to: .now)).")
    }

    private func path(of work: Work) -> String {
        switch work {
        case .features: files.features
        case .prints(let revision): files.prints(revision: revision)
        }
    }
}

// MARK: - Building

extension IndexBuilder {
    private static let pageSize = 512

    private func buildFeatures(_ progress: ((Double) -> Void)?) throws {
        let snapshot = try store.snapshot()
        let total = try max(1, snapshot.counts.pictures)
        var builder = try LocalFeatureIndexBuilder(
            to: files.features,
            catalog: store.identity,
            change: snapshot.change.rawValue
        )
        var last: PictureNumber?
        var count = 0
        while true {
            let page = try snapshot.blobs(.entries, after: last, limit: Self.pageSize)
            guard let end = page.last?.picture else { break }
            for entry in page where entry.blob.revision == LocalFeatures.entryRevision {
                try builder.add(entry.picture.rawValue, entries: entry.blob.bytes)
            }
            last = end
            count += page.count
            progress?(0.5 * Double(count) / Double(total))
        }
        try builder.finish { progress?(0.5 + 0.5 * $0) }
    }

    private func buildPrints(_ revision: Int, _ progress: ((Double) -> Void)?) throws {
        let snapshot = try store.snapshot()
        var chunk = try snapshot.prints(revision: revision, after: nil, limit: Self.pageSize)
        guard !chunk.isEmpty else { return }
        // A picture may have prints of several views; what isn't used costs nothing.
        let capacity = try 8 * snapshot.counts.pictures
        var builder = try VectorIndexBuilder(
            to: files.prints(revision: revision),
            dimension: chunk.dimension,
            capacity: min(capacity, VectorTable.capacity),
            catalog: store.identity,
            change: snapshot.change.rawValue
        )
        while let last = chunk.pictures.last {
            for (number, picture) in chunk.pictures.enumerated() {
                let values = chunk.values[number * chunk.dimension..<(number + 1) * chunk.dimension]
                try builder.add(Array(values), key: picture.rawValue)
            }
            chunk = try snapshot.prints(revision: revision, after: last, limit: Self.pageSize)
        }
        try builder.finish(threads: threads, progress: progress)
    }
}
