import DatabaseEngine
public import Foundation
import Synchronization

/// The truth about a catalog, in one file: its items, pictures, and what engines made from them.
///
/// The file is an SQLite database in write-ahead mode. Reads go on while a change is written, and a ``snapshot()``
/// shows one state however long it is used. ``apply(_:expecting:)`` happens as a whole or not at all; when it returns,
/// the changes are on the disk and survive the end of the program, of the machine and of its power. While a store is
/// open, two files stand beside the catalog's, and belong to it; they are gone when the last user closes it properly,
/// and after a crash the next one who opens the catalog uses them to bring it to the last change that was finished.
///
/// All calls wait for the disk, from any thread; keep them away from threads that mustn't wait, such as those of
/// Swift's tasks.
public final class CatalogStore: Sendable {
    /// The path of the file.
    public var path: String { file.path }
    /// The catalog's own identifier, which it keeps for ever, copies included.
    public let identity: UUID
    /// A Boolean value that indicates whether the catalog can't be changed.
    public let isReadOnly: Bool

    let file: CatalogFile
    let writer: CatalogConnection?
    let readers: ReaderPool
    private let temporaryFolder: String?

    /// Opens a catalog.
    ///
    /// A damaged file is refused and stays as it is, like one of another kind or of a later version. One of an earlier
    /// version is brought up to date.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - access: What to do with it.
    ///   - patience: How long to wait for another process that writes, before an error says so.
    public convenience init(
        path: String,
        access: Access = .create,
        patience: Duration = .seconds(10)
    ) throws(CatalogStoreError) {
        try self.init(path: path, access: access, patience: patience, schema: .current)
    }

    /// Makes a catalog that is gone with the store.
    public static func temporary() throws(CatalogStoreError) -> CatalogStore {
        let folder = NSTemporaryDirectory() + "fovea-catalog-\(UUID().uuidString)"
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw CatalogStoreError(
                code: .unavailable,
                message: """
                    The folder \(folder) for a temporary catalog can't be made (\(error.localizedDescription)). Name \
                    another folder in TMPDIR.
                    """
            )
        }
        return try CatalogStore(
            path: "\(folder)/catalog.sqlite",
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
        temporaryFolder: String? = nil
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
                // A temporary catalog has nothing to lose.
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
        // The last connection that closes tidies up, which one that reads can't.
        readers.drain()
        if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
    }

    /// What is done with a catalog.
    public enum Access: Hashable, Sendable {
        /// Reads and writes, and makes the file when it isn't there.
        case create
        /// Reads and writes a file that is there.
        case write
        /// Reads a file that is there, which may be on a read-only file system.
        case read
    }

    /// Returns the present state of the catalog for reading.
    ///
    /// The state stays the same while others write. Let go of it soon: meanwhile the files beside the catalog grow.
    public func snapshot() throws(CatalogStoreError) -> CatalogSnapshot {
        try CatalogSnapshot(store: self)
    }
}
