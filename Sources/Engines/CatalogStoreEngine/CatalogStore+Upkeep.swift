import DatabaseEngine
import Foundation

extension CatalogStore {
    /// Returns the space of removed content to the file system, and defragments the rest.
    ///
    /// Rebuilds the full-text index. Needs about as much free space as the catalog takes; when it fails or is killed,
    /// the catalog is unchanged. Others may read meanwhile, and writers wait.
    ///
    /// - Parameter earlier: A state after which removed pictures stay listed, or nil to keep the whole list. What was
    ///   derived from an older state has to be rebuilt, as ``CatalogSnapshot/changes(since:)`` says.
    public func compact(forgettingRemovalsBefore earlier: ChangeNumber? = nil) throws(CatalogStoreError) {
        try write { database throws(CatalogStoreError) in
            if let earlier {
                try database.run("DELETE FROM removals WHERE change <= ?1", [.integer(earlier.rawValue)])
                try database.run(
                    "UPDATE catalog SET forgotten = max(forgotten, min(change, ?1))",
                    [.integer(earlier.rawValue)]
                )
            }
            try database.run("INSERT INTO words (words) VALUES ('rebuild')")
        }
        try writer?.use { database throws(CatalogStoreError) in
            try database.run("VACUUM")
            // Keeps what readers still need, without an error.
            try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    /// Writes the current state of the catalog to a new file, which is on the disk when the call returns.
    ///
    /// The copy has the catalog's identity. Others may read and write meanwhile.
    public func copy(to path: String) throws(CatalogStoreError) {
        let partial = "\(path).partial-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: partial) }
        let reader = try readers.reader()
        defer { readers.put(reader) }
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CatalogStoreError(
                code: .unavailable,
                message: "There is a file at \(path) already. Name another place for the copy of the catalogue."
            )
        }
        try reader.use { database throws(CatalogStoreError) in try database.run("VACUUM INTO ?1", [.text(partial)]) }
        try DurableMove.move(partial, to: path)
    }
}
