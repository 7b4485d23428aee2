import CatalogStoreEngine

// MARK: - Adding

extension VisualCatalog {
    /// Adds an item, replacing one with the same identifier.
    ///
    /// Throws ``VisualCatalogError`` when one of its pictures can't be read; the catalog is then as before.
    public func add(_ item: VisualItem) async throws {
        let report = try await add(CollectionOfOne(item))
        if let skipped = report.skipped.first { throw skipped.error }
    }

    /// Adds items, replacing ones with the same identifiers.
    ///
    /// Several pictures are worked on at the same time. Pictures that an item has already are kept, so that adding the
    /// same items again costs little; an item with a picture that can't be read is left out and reported. When the task
    /// is cancelled or something fails that concerns every item, as a full disk, what was counted as done stays done.
    ///
    /// - Parameters:
    ///   - items: The items, of which the last one with an identifier counts.
    ///   - progress: Is called from time to time with the number of items that are done, and survive the end of the
    ///     process.
    @discardableResult
    public func add(
        _ items: some Sequence<VisualItem>,
        progress: (@Sendable (IndexingProgress) -> Void)? = nil
    ) async throws -> IndexingReport {
        var adder = ItemAdder(store: store, options: options)
        return try await adder.add(items, progress: progress)
    }

    /// Changes an item.
    ///
    /// The identifier stays what it is. Throws ``VisualCatalogError`` when there is no item with the identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item.
    ///   - change: Changes the item as it is; is called again when the catalog changes meanwhile.
    public func update(_ id: String, _ change: (inout VisualItem) -> Void) async throws {
        while try await !isUpdated(id, change) { try Task.checkCancellation() }
    }

    /// Changes an item, and returns false when the catalog changed meanwhile.
    private func isUpdated(_ id: String, _ change: (inout VisualItem) -> Void) async throws -> Bool {
        let (found, state) = try await Self.blocking { [store] in
            let snapshot = try store.snapshot()
            return (try snapshot.visualItem(id), snapshot.change)
        }
        guard let found else {
            throw VisualCatalogError(
                code: .itemNotFound,
                message: "The catalogue has no item \(id); add it before changing it."
            )
        }
        let item = found.changed(by: change)
        return try await Self.blocking { [store, options] in
            do {
                try Self.replace(item, in: store, expecting: state, options: options)
                return true
            } catch let error as CatalogStoreError where error.code == .changed {
                return false
            }
        }
    }

    private static func replace(
        _ item: VisualItem,
        in store: CatalogStore,
        expecting state: ChangeNumber,
        options: Options
    ) throws {
        switch try PreparedItem(item, for: store.snapshot(), options: options).outcome {
        case .added(let change), .replaced(let change): try store.apply([change], expecting: state)
        case .unchanged: break
        case .skipped(_, let error): throw error
        }
    }

    /// Removes items, and returns how many there were.
    @discardableResult
    public func remove(_ ids: some Sequence<String>) async throws -> Int {
        let ids = Set(ids).sorted()
        return try await Self.blocking { [store] in
            let snapshot = try store.snapshot()
            let known = try ids.filter { try snapshot.item($0) != nil }
            try store.apply(known.map { .remove(id: $0) })
            return known.count
        }
    }
}

// MARK: - Reading

extension VisualCatalog {
    /// Returns the item with an identifier, or nil when there is none.
    public func item(_ id: String) async throws -> VisualItem? {
        try await Self.blocking { [store] in try store.snapshot().visualItem(id) }
    }

    /// The number of items.
    public var count: Int {
        get async throws { try await Self.blocking { [store] in try store.snapshot().counts.items } }
    }

    /// Returns the number of items that meet a condition.
    public func count(matching filter: MetadataFilter) async throws -> Int {
        try await Self.blocking { [store] in try store.snapshot().count(matching: filter.stored) }
    }

    /// Returns items in the order of their identifiers' bytes.
    ///
    /// - Parameters:
    ///   - after: The identifier that the items come after, or nil for the first ones.
    ///   - limit: The largest number of items.
    ///   - filter: A condition on their metadata, or nil for all.
    public func items(
        after: String? = nil,
        limit: Int = 100,
        matching filter: MetadataFilter? = nil
    ) async throws -> [VisualItem] {
        try await Self.blocking { [store] in
            let snapshot = try store.snapshot()
            return try snapshot.items(after: after, limit: limit, matching: filter?.stored).map {
                VisualItem($0, pictures: try snapshot.pictures(of: $0.id))
            }
        }
    }
}

extension VisualItem {
    /// Returns the item changed, and with the identifier it has.
    fileprivate func changed(by change: (inout VisualItem) -> Void) -> VisualItem {
        var item = self
        change(&item)
        item.id = id
        return item
    }
}
