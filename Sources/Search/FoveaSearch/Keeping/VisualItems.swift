/// The items of a catalog one after the other, in the order of their identifiers' bytes.
///
/// Items are read in pages, so that any number of them takes little memory.
public struct VisualItems: AsyncSequence, Sendable {
    /// An item.
    public typealias Element = VisualItem

    let catalog: VisualCatalog
    let filter: MetadataFilter?

    /// Creates an iterator at the first item.
    public func makeAsyncIterator() -> Iterator { Iterator(catalog: catalog, filter: filter) }

    /// An iterator over the items.
    public struct Iterator: AsyncIteratorProtocol {
        let catalog: VisualCatalog
        let filter: MetadataFilter?
        private var page: ArraySlice<VisualItem> = []
        private var last: String?
        private var isAtEnd = false

        init(catalog: VisualCatalog, filter: MetadataFilter?) {
            self.catalog = catalog
            self.filter = filter
        }

        /// Returns the next item, or nil after the last one.
        public mutating func next() async throws -> VisualItem? {
            if page.isEmpty, !isAtEnd {
                try Task.checkCancellation()
                let items = try await catalog.items(after: last, limit: 256, matching: filter)
                isAtEnd = items.isEmpty
                last = items.last?.id ?? last
                page = items[...]
            }
            return page.popFirst()
        }
    }
}

extension VisualCatalog {
    /// Returns all items, or those that meet a condition, one after the other.
    public func allItems(matching filter: MetadataFilter? = nil) -> VisualItems {
        VisualItems(catalog: self, filter: filter)
    }
}
