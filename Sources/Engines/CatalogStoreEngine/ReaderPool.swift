import Synchronization

/// The connections of a store that read, kept open from one use to the next.
final class ReaderPool: Sendable {
    private let file: CatalogFile
    private let idle = Mutex<[CatalogConnection]>([])

    init(file: CatalogFile) {
        self.file = file
    }

    /// The most connections that wait for use.
    private static let idleLimit = 8

    /// Returns a connection that nobody else uses.
    func reader() throws(CatalogStoreError) -> CatalogConnection {
        while let known = idle.withLock({ $0.popLast() }) {
            if known.frozen == nil || known.frozen == file.stamp { return known }
        }
        return try file.openForReading()
    }

    /// Takes a connection back.
    func put(_ reader: CatalogConnection) {
        idle.withLock { if $0.count < Self.idleLimit { $0.append(reader) } }
    }

    /// Closes the connections that nobody uses.
    func drain() { idle.withLock { $0 = [] } }

    /// Throws when the layout of the file isn't the one of this program any more.
    func expectLayout(in database: CatalogDatabase) throws(CatalogStoreError) {
        try file.schema.expect(file.schema.found(in: database), at: file.path)
    }
}
