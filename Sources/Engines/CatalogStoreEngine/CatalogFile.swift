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
    func openForReading() throws(CatalogStoreError) -> CatalogDatabase {
        do throws(CatalogStoreError) {
            return try reader(.read)
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
            return try reader(.frozen)
        }
    }

    private func reader(_ access: DatabaseAccess) throws(CatalogStoreError) -> CatalogDatabase {
        let database = try open(access)
        try schema.expect(schema.found(in: database), at: path)
        return database
    }

    private func open(_ access: DatabaseAccess) throws(CatalogStoreError) -> CatalogDatabase {
        let database = try CatalogDatabase(path: path, subject: .catalog, access: access, patience: patience)
        // 16 MiB: the inner pages of a large catalog stay in memory.
        try database.run("PRAGMA cache_size = -16384")
        return database
    }

    /// A Boolean value that indicates whether the file is there.
    var exists: Bool { unsafe access(path, F_OK) == 0 }

    /// A Boolean value that indicates whether there are changes that aren't in the file itself yet.
    private var hasLog: Bool {
        var status = stat()
        return unsafe stat("\(path)-wal", &status) == 0 && status.st_size > 0
    }
}
