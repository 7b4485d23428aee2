import DatabaseEngine
public import Foundation
import Synchronization

/// The store of a catalog, in one file: its items, pictures, prints and blobs.
///
/// The file is an SQLite database in write-ahead mode. Reads go on while a change is written, and a ``snapshot()``
/// shows one state for as long as it is used. ``apply(_:expecting:)`` is atomic; when it returns, the changes are on
/// the disk and survive a crash and a power failure. While a store is open, two files next to the catalog's belong to
/// it. The last user that closes it removes them; after a crash the next user that opens the catalog recovers the last
/// complete change from them.
///
/// All calls block on the disk, from any thread; keep them off threads that mustn't block, such as those of Swift's
/// tasks.
public final class CatalogStore: Sendable {
    /// The path of the file.
    public var path: String { file.path }
    /// The catalog's own identifier, which it keeps for ever; copies share it.
    public let identity: UUID
    /// A Boolean value that indicates whether the catalog is read-only.
    public let isReadOnly: Bool

    let file: CatalogFile
    let writer: CatalogConnection?
    let readers: ReaderPool
    private let temporaryFolder: TemporaryCatalogFolder?

    /// Opens a catalog.
    ///
    /// A damaged file, a file of another kind and a file of a later version are refused and stay unchanged. One of an
    /// earlier version is migrated.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - access: The kind of access.
    ///   - patience: How long to wait for another process that writes, before an error says so.
    public convenience init(
        path: String,
        access: Access = .create,
        patience: Duration = .seconds(10)
    ) throws(CatalogStoreError) {
        try self.init(path: path, access: access, patience: patience, schema: .current)
    }

    /// Creates a catalog that is deleted with the store, or after the end of the process, when another one makes one.
    public static func temporary() throws(CatalogStoreError) -> CatalogStore {
        let folder = try TemporaryCatalogFolder()
        return try CatalogStore(
            path: "\(folder.path)/\(TemporaryCatalogFolder.file)",
            access: .create,
            patience: .seconds(10),
            schema: .current,
            temporaryFolder: folder
        )
    }

    init(
        path: String,
        access: Access,
        patience: Duration,
        schema: CatalogSchema,
        temporaryFolder: TemporaryCatalogFolder? = nil
    ) throws(CatalogStoreError) {
        let file = CatalogFile(
            path: path,
            schema: schema,
            patience: Int((patience / .milliseconds(1)).rounded())
        )
        self.file = file
        self.temporaryFolder = temporaryFolder
        isReadOnly = access == .read
        if access == .read {
            writer = nil
        } else {
            writer = try CatalogConnection { () throws(CatalogStoreError) in
                let database = try file.openForWriting(making: access == .create)
                // A temporary catalog needn't survive a crash.
                if temporaryFolder != nil { try database.run("PRAGMA synchronous = OFF") }
                return database
            }
        }
        readers = ReaderPool(file: file)
        let reader = try readers.reader()
        identity = try reader.use { database throws(CatalogStoreError) in try CatalogState.identity(in: database) }
        readers.put(reader)
    }

    deinit {
        // The last connection to close removes the log, which a reading one can't.
        readers.drain()
        temporaryFolder?.remove()
    }

    /// A kind of access to a catalog.
    public enum Access: Hashable, Sendable {
        /// Reads and writes, and creates the file if needed.
        case create
        /// Reads and writes an existing file.
        case write
        /// Reads an existing file, which may be on a read-only file system.
        case read
    }

    /// Returns the current state of the catalog for reading.
    ///
    /// The state stays the same while others write. Release it soon: the log grows meanwhile.
    public func snapshot() throws(CatalogStoreError) -> CatalogSnapshot {
        try CatalogSnapshot(store: self)
    }
}
