import DatabaseEngine
import Foundation
import Glibc

/// The file of a catalog, and the ways to open it.
struct CatalogFile: Sendable {
    let path: String
    let schema: CatalogSchema
    /// How long to wait for other processes, in milliseconds.
    let patience: Int

    /// Opens a connection that writes, creates the file if needed and migrates it.
    func openForWriting(making: Bool) throws(CatalogStoreError) -> CatalogDatabase {
        let database = try open(making ? .create : .write)
        try schema.prepare(database)
        return database
    }

    /// Opens a connection that reads.
    ///
    /// Reading a file in write-ahead mode needs files next to it. Where they can't be created, on a read-only file
    /// system or in a folder of another user, the file is opened as immutable, provided that no process has it open for
    /// writing.
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
                        The catalogue at \(path) was left open by a program that ended or still runs, and its latest \
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
                message: "The catalogue at \(path) may not be written. \(DatabaseSubject.catalog.whenReadOnly)"
            )
        }
        // 16 MiB: the inner pages of a large catalog stay in memory.
        try database.run("PRAGMA cache_size = -16384")
        return database
    }

    /// The stamps by which a change of the file or its log is noticed.
    var stamp: [FileStamp?] { [FileStamp(path: path), FileStamp(path: "\(path)-wal")] }

    /// A Boolean value that indicates whether the file exists.
    var exists: Bool { unsafe Glibc.access(path, F_OK) == 0 }

    /// A Boolean value that indicates whether the log holds changes that aren't in the file yet.
    private var hasLog: Bool { (FileStamp(path: "\(path)-wal")?.size ?? 0) > 0 }
}

/// The attributes by which an unchanged file is recognized.
struct FileStamp: Hashable, Sendable {
    let number: UInt64
    let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the stamp of a file, if it exists.
    init?(path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
