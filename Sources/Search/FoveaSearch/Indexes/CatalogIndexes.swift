import CatalogStoreEngine
import IndexFileEngine
import LocalFeatureEngine
import PrintEngine
import Synchronization
import VectorIndexEngine

/// The indexes of a catalog, which follow its changes.
///
/// Each is in a file next to the catalog and, for what has changed since, in memory. Everything in them is derived from
/// the store: a damaged file is set aside and rebuilt, and pictures are compared without it meanwhile.
final class CatalogIndexes: Sendable {
    let store: CatalogStore
    /// Where the files are; nil for a catalog in memory, which has none.
    let files: IndexFiles?
    let reporter: EventReporter
    let builder: IndexBuilder?
    private let features = Mutex(FeatureIndex())
    private let prints = Mutex<PrintIndex?>(nil)
    private let counted = Mutex<(change: ChangeNumber, counts: CatalogCounts)?>(nil)
    /// The files that were found to be of no use, so as not to try them at every search.
    private let useless = Mutex<Set<IndexFiles.Stamp>>([])

    init(store: CatalogStore, files: IndexFiles?, options: VisualCatalog.Options) {
        self.store = store
        self.files = files
        let reporter = EventReporter(onEvent: options.onEvent)
        self.reporter = reporter
        builder = files.map {
            IndexBuilder(store: store, files: $0, reporter: reporter, threads: options.workerCount)
        }
    }

    /// Returns the number of items and pictures, which takes long to count in a large catalog.
    func counts(of snapshot: CatalogSnapshot) throws(CatalogStoreError) -> CatalogCounts {
        if let known = counted.withLock({ $0 }), known.change == snapshot.change { return known.counts }
        let counts = try snapshot.counts
        counted.withLock { $0 = (snapshot.change, counts) }
        return counts
    }

    /// The number of pictures that are kept in memory where there is no file.
    static let memoryLimit = 8_192
    /// The number of pictures in memory from which on a file pays.
    static let fileThreshold = 512
    /// The number of prints from which on a file pays: fewer are compared one by one as fast.
    static let printFileThreshold = 20_000
}

// MARK: - Local features

extension CatalogIndexes {
    /// Returns the pictures that a photo most likely shows, best first.
    ///
    /// This call reads what has changed, so it blocks.
    func candidates(
        for photo: LocalFeatures,
        limit: Int,
        in snapshot: CatalogSnapshot,
        allowed: AllowedPictures,
        threads: Int
    ) throws -> [PictureNumber] {
        // A file that turns out to be damaged is set aside, and the search goes on without it.
        for _ in 0..<2 {
            do {
                guard let index = try featureIndex(of: snapshot) else { break }
                return try index.candidates(for: photo, limit: limit, allowed: allowed, threads: threads)
            } catch let error as LocalFeatureError where error.code == .damagedIndex {
                setAsideFeatures(error.message)
            }
        }
        return try FeaturePass(snapshot: snapshot).candidates(for: photo, limit: limit, allowed: allowed)
    }

    /// Returns the index of a state, or nil when it would take too much memory without a file.
    private func featureIndex(of snapshot: CatalogSnapshot) throws -> FeatureIndex? {
        try features.withLock { index in
            if let base = newFeatureBase(than: index.base?.stamp), base.change <= snapshot.change {
                index = FeatureIndex(base: base)
            }
            // A snapshot that is older than the index is rare: its search began before another one's.
            guard index.change <= snapshot.change else { return nil }
            guard index.change < snapshot.change else { return index }
            let changes = try snapshot.changes(since: index.change)
            // What was removed may no longer be known; then the index starts over.
            if changes == nil { index = FeatureIndex() }
            let changed = try changes?.changed ?? snapshot.pictureNumbers()
            if files != nil, index.tailCount + changed.count > Self.memoryLimit {
                builder?.start(.features)
                return nil
            }
            try index.follow(snapshot, changed: changed, removed: changes?.removed ?? [])
            if index.tailCount > max(Self.fileThreshold, index.baseCount / 8) { builder?.start(.features) }
            return index
        }
    }

    /// Opens the file of the features when it isn't the one that is in use.
    private func newFeatureBase(than known: IndexFiles.Stamp?) -> FeatureIndex.Base? {
        guard let path = files?.features, let stamp = IndexFiles.Stamp(path), stamp != known,
            !useless.withLock({ $0.contains(stamp) })
        else { return nil }
        do {
            let file = try IndexFile(at: path, kind: LocalFeatureIndex.fileKind, catalog: store.identity)
            return FeatureIndex.Base(
                index: try LocalFeatureIndex(file),
                stamp: stamp,
                change: ChangeNumber(rawValue: file.header.change)
            )
        } catch {
            dismiss(path, stamp, error, .features)
            return nil
        }
    }

    private func setAsideFeatures(_ reason: String) {
        features.withLock { index in
            guard let base = index.base, let path = files?.features else { return }
            setAside(path, base.stamp, reason, .features)
            index = FeatureIndex()
        }
    }
}

// MARK: - Prints

extension CatalogIndexes {
    /// Returns the pictures with the nearest prints of the active revision, nearest first.
    ///
    /// This call reads what has changed, so it blocks.
    func nearest(
        to queries: [ImagePrint],
        limit: Int,
        in snapshot: CatalogSnapshot,
        allowed: AllowedPictures
    ) throws -> [PrintIndex.Neighbor] {
        guard let revision = snapshot.activePrints else { return [] }
        do {
            return try printIndex(of: snapshot, revision).nearest(to: queries, limit: limit, allowed: allowed)
        } catch let error as VectorIndexError where error.fileCode != nil {
            setAsidePrints(error.message, revision)
            return try printIndex(of: snapshot, revision).nearest(to: queries, limit: limit, allowed: allowed)
        }
    }

    private func printIndex(of snapshot: CatalogSnapshot, _ revision: Int) throws -> PrintIndex {
        try prints.withLock { held in
            var index = held.flatMap { $0.revision == revision ? $0 : nil } ?? PrintIndex(revision: revision)
            if let base = newPrintBase(than: index.base?.stamp, revision), base.change <= snapshot.change {
                index = PrintIndex(revision: revision, base: base)
            }
            if index.change > snapshot.change { index = PrintIndex(revision: revision) }
            if try !index.follow(snapshot) {
                index = PrintIndex(revision: revision)
                _ = try index.follow(snapshot)
            }
            if index.tailCount > max(Self.printFileThreshold, index.baseCount / 4) {
                builder?.start(.prints(revision: revision))
            }
            held = index
            return index
        }
    }

    private func newPrintBase(than known: IndexFiles.Stamp?, _ revision: Int) -> PrintIndex.Base? {
        guard let path = files?.prints(revision: revision), let stamp = IndexFiles.Stamp(path), stamp != known,
            !useless.withLock({ $0.contains(stamp) })
        else { return nil }
        do {
            return PrintIndex.Base(index: try VectorIndex(at: path, catalog: store.identity), stamp: stamp)
        } catch {
            dismiss(path, stamp, error, .prints(revision: revision))
            return nil
        }
    }

    private func setAsidePrints(_ reason: String, _ revision: Int) {
        prints.withLock { index in
            guard let base = index?.base, let path = files?.prints(revision: revision) else { return }
            setAside(path, base.stamp, reason, .prints(revision: revision))
            index = nil
        }
    }
}

// MARK: - Files of no use

extension CatalogIndexes {
    /// Turns from a file that can't be opened as an index.
    private func dismiss(_ path: String, _ stamp: IndexFiles.Stamp, _ error: any Error, _ work: IndexBuilder.Work) {
        let code = (error as? IndexFileError)?.code ?? (error as? VectorIndexError)?.fileCode
        let isDamaged = code.map { [.damaged, .truncated, .otherKind, .otherCatalog].contains($0) } ?? true
        if isDamaged {
            setAside(path, stamp, "\(error)", work)
        } else {
            // One of another version is replaced when the new one is done; one that can't be read stays.
            useless.withLock { _ = $0.insert(stamp) }
            builder?.start(work)
        }
    }

    private func setAside(_ path: String, _ stamp: IndexFiles.Stamp, _ reason: String, _ work: IndexBuilder.Work) {
        useless.withLock { _ = $0.insert(stamp) }
        // Another process may have replaced the file meanwhile.
        let name = !store.isReadOnly && IndexFiles.Stamp(path) == stamp ? IndexFiles.setAside(path) : nil
        let place = name.map { "It stands at \($0) now" } ?? "It is left where it is"
        reporter.report(
            .indexSetAside,
            "\(reason) \(place); searches compare all pictures until a new one is made."
        )
        builder?.start(work)
    }
}
