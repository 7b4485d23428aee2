import DatabaseEngine

extension CatalogStore {
    /// Reads everything in the catalog, and reports what doesn't match its checksum.
    ///
    /// Checks the pages of the file, references, the full-text index, and the checksum of every row. Writes nothing;
    /// others may read and write meanwhile, and the check sees one state.
    ///
    /// - Parameters:
    ///   - fault: Returns what the engine that made a blob finds wrong with its content, or nil.
    ///   - progress: Is called now and then with the number of rows done and in all; returning false ends the check
    ///     with ``CatalogStoreError/Code/cancelled``.
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

    /// Adds whether the full-text index matches the items, which SQLite checks on a writing connection alone.
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
                    "The full-text index doesn't match the items. Compact the catalogue, which rebuilds the index."
                )
            )
        }
        return report
    }
}
