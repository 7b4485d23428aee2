import CatalogStoreEngine

extension VisualQuery {
    /// The conditions on items, for the store.
    var storedFilter: CatalogFilter {
        var filters: [CatalogFilter] = []
        if let filter { filters.append(filter.stored) }
        if let excludedText, !excludedText.isEmpty {
            filters.append(.text(CatalogTextQuery("", excluding: excludedText)))
        }
        if !excludedItems.isEmpty { filters.append(.not(.identifiers(excludedItems))) }
        return .all(filters)
    }

    /// A Boolean value that indicates whether the query leaves items out.
    var isFiltered: Bool { filter != nil || excludedText?.isEmpty == false || !excludedItems.isEmpty }

    /// Returns a limit, or throws when it leaves nothing.
    static func checked(limit: Int) throws(VisualCatalogError) -> Int {
        guard limit >= 1 else {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: "The query's limit is \(limit); ask for one match at least."
            )
        }
        return limit
    }

    /// Throws when the query asks for nothing, or for what can't be.
    func check() throws(VisualCatalogError) {
        guard picture != nil || text?.isEmpty == false || !labels.isEmpty || !codes.isEmpty else {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: "The query has neither a picture nor text, labels or codes; give it one of them."
            )
        }
        _ = try Self.checked(limit: limit)
        let usable = CatalogSearcher.sources.map(\.kind)
        if let kinds, kinds.isDisjoint(with: usable) {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: """
                    The query leaves nothing that could speak for an item; name some of \
                    \(usable.map(\.rawValue).joined(separator: ", ")) as its kinds, or none for all.
                    """
            )
        }
        if let minimumProbability, !(0...1).contains(minimumProbability) {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: "The query's minimum probability is \(minimumProbability); it runs from 0 to 1."
            )
        }
    }
}
