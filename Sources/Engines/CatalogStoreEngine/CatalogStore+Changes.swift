import DatabaseEngine
extension CatalogStore {
    /// Applies changes in order, in one transaction.
    ///
    /// When the call returns, all of them are on the disk. When it throws, none of them is, and the catalog is
    /// unchanged. One call with many changes takes far less time than many calls; some megabytes of content are a good
    /// size.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - expected: The state on which the changes are based, or nil for any; in another state the call fails with
    ///     ``CatalogStoreError/Code/changed``.
    @discardableResult
    public func apply(
        _ changes: [CatalogChange],
        expecting expected: ChangeNumber? = nil
    ) throws(CatalogStoreError) -> CatalogReceipt {
        for change in changes { try ChangeLimits.check(change) }
        return try write { database throws(CatalogStoreError) in
            let state = try CatalogState(in: database)
            if let expected, expected != state.change {
                throw CatalogStoreError(
                    code: .changed,
                    message: """
                        The catalogue at \(database.path) is at change \(state.change) and no longer at \(expected). \
                        Read it again, and make the changes from what it is now.
                        """
                )
            }
            var writer = CatalogWriter(database: database, state: state)
            for change in changes { try writer.apply(change) }
            return try writer.finish()
        }
    }

    /// Calls a closure with the writing connection, in a transaction.
    func write<Value: Sendable>(
        _ body: (CatalogDatabase) throws(CatalogStoreError) -> Value
    ) throws(CatalogStoreError) -> Value {
        guard let writer else {
            throw CatalogStoreError(
                code: .readOnly,
                message: "The catalogue at \(path) was opened for reading alone. Open it for writing to change it."
            )
        }
        return try writer.use { database throws(CatalogStoreError) in
            try database.transaction { () throws(CatalogStoreError) in
                // A later version of the program may have migrated the file.
                try file.schema.expect(file.schema.found(in: database), at: path)
                return try body(database)
            }
        }
    }
}
