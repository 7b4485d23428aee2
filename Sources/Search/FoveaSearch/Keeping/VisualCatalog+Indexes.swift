import CatalogStoreEngine

extension VisualCatalog {
    /// Rebuilds the indexes of the catalog and waits until they are done.
    ///
    /// There is no need to: searches follow every change, and new indexes are made in the background when much has
    /// changed. A program that ends after adding many items calls this, so that the next one finds the indexes done. A
    /// catalog in memory has none.
    ///
    /// - Parameter progress: Is called from time to time with the share that is done, from 0 to 1.
    public func rebuildIndexes(progress: (@Sendable (Double) -> Void)? = nil) async throws {
        guard let builder = indexes.builder else { return }
        try await Self.blocking { [store] in
            let snapshot = try store.snapshot()
            guard !store.isReadOnly else {
                throw VisualCatalogError(
                    code: .readOnly,
                    message:
                        "The catalogue \(store.path) was opened for reading alone. Open it for writing to index it."
                )
            }
            let prints = try snapshot.activePrints.map { ($0, try snapshot.printRevisions()[$0] ?? 0) }
            let hasPrints = (prints?.1 ?? 0) > CatalogIndexes.printFileThreshold
            try builder.build(.features) { progress?(hasPrints ? 0.5 * $0 : $0) }
            if hasPrints, let revision = prints?.0 {
                try builder.build(.prints(revision: revision)) { progress?(0.5 + 0.5 * $0) }
            }
            progress?(1)
        }
    }
}
