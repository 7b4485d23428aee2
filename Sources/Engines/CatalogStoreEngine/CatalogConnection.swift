import Synchronization

/// A connection that several threads share, one at a time.
final class CatalogConnection: Sendable {
    private let database: Mutex<CatalogDatabase>

    /// Makes a connection with a closure, so that nothing else holds it.
    init(_ open: () throws(CatalogStoreError) -> sending CatalogDatabase) throws(CatalogStoreError) {
        database = Mutex(try open())
    }

    /// Uses the connection; others wait meanwhile.
    func use<Value: Sendable>(
        _ body: (CatalogDatabase) throws(CatalogStoreError) -> Value
    ) throws(CatalogStoreError) -> Value {
        try database.withLock { database throws(CatalogStoreError) in try body(database) }
    }
}
