import CatalogStoreEngine
package import Foundation

/// Two catalogs that should be the same.
package enum CatalogComparison {
    /// Returns how two catalogs differ; nothing when items, pictures, prints and everything else made from the
    /// pictures are the same.
    package static func differences(between a: URL, and b: URL) throws -> [String] {
        let (first, second) = (try snapshot(a), try snapshot(b))
        var differences: [String] = []
        let ids = (try ids(first), try ids(second))
        if ids.0 != ids.1 {
            let missing = Set(ids.0).symmetricDifference(ids.1).sorted()
            differences.append("\(ids.0.count) and \(ids.1.count) items, of which differ: \(missing.prefix(5))")
        }
        let revisions = Set(try first.printRevisions().keys).union(try second.printRevisions().keys).sorted()
        for id in Set(ids.0).intersection(ids.1).sorted() {
            if try first.item(id) != second.item(id) { differences.append("\(id): the item differs") }
            let pictures = (try first.pictures(of: id), try second.pictures(of: id))
            guard pictures.0.map(\.picture) == pictures.1.map(\.picture) else {
                differences.append("\(id): the pictures differ")
                continue
            }
            for (a, b) in zip(pictures.0, pictures.1) {
                for revision in revisions
                where try first.prints(of: a.number, revision: revision)
                    != second.prints(of: b.number, revision: revision)
                {
                    differences.append("\(id): the prints differ")
                }
                for kind in CatalogBlob.Kind.allCases
                where try first.blob(kind, of: a.number) != second.blob(kind, of: b.number) {
                    differences.append("\(id): the \(kind) differ")
                }
            }
        }
        return differences
    }

    /// The number of items of a catalog; zero while its file isn't there.
    static func count(_ catalog: URL) throws -> Int {
        guard FileManager.default.fileExists(atPath: catalog.path) else { return 0 }
        // Writing, because a catalog that was never finished gets its layout when it is next opened.
        return try CatalogStore(path: catalog.path, access: .write).snapshot().counts.items
    }

    private static func snapshot(_ catalog: URL) throws -> CatalogSnapshot {
        try CatalogStore(path: catalog.path, access: .read).snapshot()
    }

    private static func ids(_ snapshot: CatalogSnapshot) throws -> [String] {
        var ids: [String] = []
        while true {
            let page = try snapshot.items(after: ids.last, limit: 1000)
            guard !page.isEmpty else { return ids }
            ids += page.map(\.id)
        }
    }
}
