import DatabaseEngine
import Foundation
import Glibc

/// The file of a catalog, and the ways to open it.
struct CatalogFile: Sendable {
    let path: String
    let schema: CatalogSchema
    /// How long to wait for other processes, in milliseconds.
    let patience: Int

    /// Opens a connection that writes, which makes the file and brings it up to date.
    func openForWriting(making: Bool) throws(CatalogStoreError) -> CatalogDatabase {
        // Two processes that make one file at the same time may get in each other's way in a manner that SQLite
        // reports without waiting.
        let end = ContinuousClock.now + .milliseconds(patience)
        while true {
            do throws(CatalogStoreError) {
                let database = try open(making ? .create : .write)
                try schema.prepare(database)
                return database
            } catch {
                guard error.code == .busy, ContinuousClock.now < end else { throw error }
                usleep(5000)
            }
        }
    }

    /// Opens a connection that reads.
    ///
    /// Reading a file in write-ahead mode needs files beside it. Where they can't be made, on a read-only file system
    /// or in a folder of someone else, the file is read as it stands, provided that nobody is using it.
    func openForReading() throws(CatalogStoreError) -> CatalogConnection {
        let stamp = stamp
        do throws(CatalogStoreError) {
            return try CatalogConnection { () throws(CatalogStoreError) in try reader(.read) }
        } catch {
            guard [.unavailable, .readOnly].contains(error.code), exists else { throw error }
            guard !hasLog else {
                throw CatalogStoreError(
                    code: .readOnly,
                    message: """
                        The catalog at \(path) was left open by a program that ended or still runs, and its latest \
                        changes can't be read without permission to write to its folder. Open it once with that \
                        permission.
                        """
                )
            }
            return try CatalogConnection(frozen: stamp) { () throws(CatalogStoreError) in try reader(.frozen) }
        }
    }

    private func reader(_ access: DatabaseAccess) throws(CatalogStoreError) -> CatalogDatabase {
        let database = try open(access)
        try schema.expect(schema.found(in: database), at: path)
        return database
    }

    private func open(_ access: DatabaseAccess) throws(CatalogStoreError) -> CatalogDatabase {
        let database = try CatalogDatabase(
            path: path,
            subject: .catalog,
            access: access,
            patience: patience,
            functions: [SeparatedText.function]
        )
        if database.isReadOnly, access == .create || access == .write {
            throw CatalogStoreError(
                code: .readOnly,
                message: "The catalog at \(path) may not be written. \(DatabaseSubject.catalog.whenReadOnly)"
            )
        }
        // 16 MiB: the inner pages of a large catalog stay in memory.
        try database.run("PRAGMA cache_size = -16384")
        return database
    }

    /// By what a change of the file and of the log beside it is noticed.
    var stamp: [FileStamp?] { [FileStamp(path: path), FileStamp(path: "\(path)-wal")] }

    /// A Boolean value that indicates whether the file is there.
    var exists: Bool { unsafe Glibc.access(path, F_OK) == 0 }

    /// A Boolean value that indicates whether there are changes that aren't in the file itself yet.
    private var hasLog: Bool { (FileStamp(path: "\(path)-wal")?.size ?? 0) > 0 }
}

/// By what a file is known to be the same, unchanged.
struct FileStamp: Hashable, Sendable {
    let number: UInt64
    let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the stamp of a file, if it is there.
    init?(path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
