import DatabaseEngine
/// One state of a catalog, which stays the same while others write.
///
/// Several threads may use a snapshot, one at a time. Its connection is released with the last reference.
public final class CatalogSnapshot: Sendable {
    /// The state that the snapshot shows.
    public let change: ChangeNumber
    /// The revision of the prints that queries use, or nil while the catalog has no prints.
    public let activePrints: Int?

    let forgotten: ChangeNumber
    /// The store, which stays open as long as its snapshots.
    private let store: CatalogStore
    private let connection: CatalogConnection

    init(store: CatalogStore) throws(CatalogStoreError) {
        let readers = store.readers
        let connection = try readers.reader()
        let state = try connection.use { database throws(CatalogStoreError) in
            do throws(CatalogStoreError) {
                try database.beginReading()
                let state = try CatalogState(in: database)
                try readers.expectLayout(in: database)
                return state
            } catch {
                database.endReading()
                throw error
            }
        }
        self.store = store
        self.connection = connection
        change = state.change
        forgotten = state.forgotten
        activePrints = state.activePrints
    }

    deinit {
        // Ending a read transaction throws nothing.
        try? connection.use { $0.endReading() }
        store.readers.put(connection)
    }

    func read<Value: Sendable>(
        _ body: (CatalogDatabase) throws(CatalogStoreError) -> Value
    ) throws(CatalogStoreError) -> Value {
        try connection.use(body)
    }
}

extension CatalogSnapshot {
    /// The number of items and of pictures.
    public var counts: CatalogCounts {
        get throws(CatalogStoreError) {
            try read { database throws(CatalogStoreError) in
                let items = try database.row("SELECT count(*) FROM items") { Int($0.integer(0)) }
                let pictures = try database.row("SELECT count(*) FROM pictures") { Int($0.integer(0)) }
                return CatalogCounts(items: items ?? 0, pictures: pictures ?? 0)
            }
        }
    }

    /// Returns the pictures that changed since an earlier state, or nil when the changes are no longer known.
    ///
    /// They are unknown when the number isn't from this catalog's past, or when the catalog has been compacted since
    /// and has dropped its list of removals; rebuild what was derived from the earlier state then.
    public func changes(since earlier: ChangeNumber) throws(CatalogStoreError) -> PictureChanges? {
        guard earlier >= forgotten, earlier <= change else { return nil }
        return try read { database throws(CatalogStoreError) in
            // The plus makes SQLite use the index of changes rather than scan all pictures in order.
            let changed = try database.rows(
                "SELECT number FROM pictures WHERE changed > ?1 ORDER BY +number",
                [.integer(earlier.rawValue)]
            ) { PictureNumber(rawValue: $0.integer(0)) }
            let removed = try database.rows(
                "SELECT picture FROM removals WHERE change > ?1 ORDER BY picture",
                [.integer(earlier.rawValue)]
            ) { PictureNumber(rawValue: $0.integer(0)) }
            return PictureChanges(change: change, changed: changed, removed: removed)
        }
    }

    /// Returns the pictures whose prints of a revision were set since an earlier state, in order.
    public func printChanges(
        since earlier: ChangeNumber,
        revision: Int
    ) throws(CatalogStoreError) -> [PictureNumber] {
        try read { database throws(CatalogStoreError) in
            try database.rows(
                "SELECT DISTINCT picture FROM prints WHERE revision = ?1 AND changed > ?2 ORDER BY picture",
                [.integer(Int64(revision)), .integer(earlier.rawValue)]
            ) { PictureNumber(rawValue: $0.integer(0)) }
        }
    }
}
