import ItemIndexEngine

extension CSSearchableIndex {
    /// Returns the items that a text finds, the best first.
    ///
    /// Every word has to be in the item, whole or as a beginning; case and marks don't count.
    package func searchableItems(matching text: String, limit: Int = 100) async throws(CSIndexError)
        -> [CSSearchableItem]
    {
        try await restored { () async throws(ItemIndexError) in
            try await store.items(matching: text, in: name, limit: limit)
        }
    }

    /// Returns the items with identifiers that exist, in the order of the identifiers.
    package func searchableItems(identifiedBy identifiers: [String]) async throws(CSIndexError) -> [CSSearchableItem] {
        try await restored { () async throws(ItemIndexError) in
            try await store.items(identifiedBy: identifiers, in: name)
        }
    }

    private func restored(
        _ stored: () async throws(ItemIndexError) -> [IndexedItem]
    ) async throws(CSIndexError) -> [CSSearchableItem] {
        let items: [IndexedItem]
        do throws(ItemIndexError) {
            items = try await stored()
        } catch {
            throw CSIndexError(error)
        }
        return try items.map { (item) throws(CSIndexError) in try CSSearchableItem(item) }
    }
}
