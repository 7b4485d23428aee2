import Synchronization

/// The reading connections of a store, kept open between uses.
final class ReaderPool: Sendable {
    private let file: CatalogFile
    private let idle = Mutex<[CatalogConnection]>([])

    init(file: CatalogFile) {
        self.file = file
    }

    /// The most idle connections.
    private static let idleLimit = 8

    /// Returns a connection for exclusive use.
    func reader() throws(CatalogStoreError) -> CatalogConnection {
        while let known = idle.withLock({ $0.popLast() }) {
            if known.frozen == nil || known.frozen == file.stamp { return known }
        }
        return try file.openForReading()
    }

    /// Returns a connection to the pool.
    func put(_ reader: CatalogConnection) {
        idle.withLock { if $0.count < Self.idleLimit { $0.append(reader) } }
    }

    /// Closes the idle connections.
    func drain() { idle.withLock { $0 = [] } }

    /// Throws when the file no longer has this program's layout.
    func expectLayout(in database: CatalogDatabase) throws(CatalogStoreError) {
        try file.schema.expect(file.schema.found(in: database), at: file.path)
    }
}
