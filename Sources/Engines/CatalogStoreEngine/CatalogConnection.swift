import Synchronization

/// A connection that several threads use in turn.
final class CatalogConnection: Sendable {
    /// The stamps of files that the connection takes for immutable, or nil when it notices changes.
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

    /// Calls a closure with the connection, while other callers wait.
    func use<Value: Sendable>(
        _ body: (CatalogDatabase) throws(CatalogStoreError) -> Value
    ) throws(CatalogStoreError) -> Value {
        try database.withLock { database throws(CatalogStoreError) in try body(database) }
    }
}
