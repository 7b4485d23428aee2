import CatalogStoreEngine
import Foundation
import IndexFileEngine
import LocalFeatureEngine
import VectorIndexEngine

extension VisualCatalog {
    /// Reads the whole catalog, and reports what isn't as it was written.
    ///
    /// Changes nothing, and others may use the catalog meanwhile. ``rebuildIndexes(progress:)`` mends what is wrong
    /// with an index; a damaged item is mended by adding it again.
    ///
    /// - Parameter progress: Is called from time to time with the share that is done, from 0 to 1.
    public func check(progress: (@Sendable (Double) -> Void)? = nil) async throws -> CatalogHealth {
        try await Self.blocking { [store, indexes] in
            let found = try store.check(fault: Self.fault) { done, total in
                progress?(0.8 * Double(done) / Double(max(1, total)))
                return true
            }
            var health = CatalogHealth(found)
            for (number, index) in try Self.indexFiles(of: indexes, in: store).enumerated() {
                guard FileManager.default.fileExists(atPath: index.path) else { continue }
                health.indexes.append(URL(filePath: index.path))
                do {
                    try index.verify(store.identity)
                } catch {
                    health.add(.init(part: .index, item: nil, message: "\(error)"))
                }
                progress?(0.8 + 0.1 * Double(number + 1))
            }
            progress?(1)
            return health
        }
    }

    /// Reclaims the space of removed items, and optimizes the rest.
    ///
    /// Needs about as much free space as the catalog takes. When it fails or is killed, the catalog is what it was.
    public func compact() async throws {
        try await Self.blocking { [store] in try store.compact() }
    }

    /// Returns what is wrong with something that an engine made, although its bytes are as they were written.
    private static func fault(_ kind: CatalogBlob.Kind, _ blob: CatalogBlob) -> String? {
        guard kind == .features, blob.revision == LocalFeatures.revision else { return nil }
        return (try? LocalFeatures(bytes: blob.bytes)) == nil ? "The features can't be read." : nil
    }

    private struct KeptIndex {
        let path: String
        let verify: (UUID) throws -> Void
    }

    private static func indexFiles(of indexes: CatalogIndexes, in store: CatalogStore) throws -> [KeptIndex] {
        guard let files = indexes.files else { return [] }
        let features = KeptIndex(path: files.features) { identity in
            let file = try IndexFile(at: files.features, kind: LocalFeatureIndex.fileKind, catalog: identity)
            try file.verify()
            _ = try LocalFeatureIndex(file)
        }
        return [features]
            + (try store.snapshot().printRevisions().keys.sorted().map { revision in
                let path = files.prints(revision: revision)
                return KeptIndex(path: path) { try VectorIndex(at: path, catalog: $0).verify() }
            })
    }
}
