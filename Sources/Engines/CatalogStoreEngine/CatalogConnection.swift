import Synchronization

/// A connection that several threads share, one at a time.
final class CatalogConnection: Sendable {
    /// The state of the files that the connection takes for unchanging, or nil when it notices changes.
    let frozen: [FileStamp?]?
    private let database: Mutex<CatalogDatabase>

    /// Makes a connection with a closure, so that nothing else holds it.
    init(
        frozen: [FileStamp?]? = nil,
        _ open: () throws(CatalogStoreError) -> sending CatalogDatabase
    ) throws(CatalogStoreError) {
        self.frozen = frozen
        database = Mutex(try open())
    }

    /// Uses the connection; others wait meanwhile.
    func use<Value: Sendable>(
        _ body: (CatalogDatabase) throws(CatalogStoreError) -> Value
    ) throws(CatalogStoreError) -> Value {
        try database.withLock { database throws(CatalogStoreError) in try body(database) }
    }
}
