import DatabaseEngine

extension CatalogStore {
    /// Reads everything in the catalog, and reports what isn't as it was stored.
    ///
    /// Looks at the pages of the file, at what belongs together, at the full-text index, and at the checksum of every
    /// row. Writes nothing; others may read and write meanwhile, and what is checked is one state.
    ///
    /// - Parameters:
    ///   - fault: Returns what is wrong with a whole blob in the eyes of the engine that made it, or nil.
    ///   - progress: Is called with the rows done and their number now and then; returning false ends the check with
    ///     ``CatalogStoreError/Code/cancelled``.
    public func check(
        fault: (CatalogBlob.Kind, CatalogBlob) -> String? = { _, _ in nil },
        progress: @escaping (Int, Int) -> Bool = { _, _ in true }
    ) throws(CatalogStoreError) -> CatalogCheckReport {
        let snapshot = try snapshot()
        let report = try snapshot.read { database throws(CatalogStoreError) in
            var check = try CatalogCheck(database: database, progress: progress)
            try check.run(fault: fault)
            return check.report
        }
        return try withFullTextChecked(report)
    }

    /// Adds whether the full-text index fits the items, which SQLite tells a connection that writes alone.
    private func withFullTextChecked(_ report: CatalogCheckReport) throws(CatalogStoreError) -> CatalogCheckReport {
        guard !isReadOnly else { return report }
        var report = report
        do throws(CatalogStoreError) {
            try write { database throws(CatalogStoreError) in
                try database.run("INSERT INTO words (words, rank) VALUES ('integrity-check', 1)")
            }
        } catch {
            guard error.code == .damaged else { throw error }
            report.add(
                CatalogFinding(
                    .text,
                    "The full-text index doesn't fit the items. Compact the catalog, which makes the index again."
                )
            )
        }
        return report
    }
}
