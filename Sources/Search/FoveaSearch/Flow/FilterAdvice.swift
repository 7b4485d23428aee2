import CatalogStoreEngine

/// What to tell people whose filter leaves nothing.
enum FilterAdvice {
    /// Returns a sentence about a condition that no item can fulfil, as its value is of a kind that none has under the
    /// key; or nil where there is none.
    static func sentence(on filter: MetadataFilter?, in snapshot: CatalogSnapshot) throws -> String? {
        for (key, value) in filter?.comparisons ?? [] {
            let stored = value.stored
            let comparable = try snapshot.count(
                matching: .any([.value(key, .less, stored), .value(key, .greaterOrEqual, stored)])
            )
            guard comparable == 0 else { continue }
            guard let item = try snapshot.items(limit: 1, matching: .exists(key)).first,
                let own = item.metadata[key].map(MetadataValue.init)
            else { return "No item has the key \"\(key)\"." }
            return """
                The filter compares \"\(key)\" with \(value.kindName), and no item has that there: \(item.id) has \
                \(own.kindName), \(own).
                """
        }
        return nil
    }
}

extension MetadataFilter {
    /// The keys and values that are compared, however the comparisons are joined.
    fileprivate var comparisons: [(key: String, value: MetadataValue)] {
        switch self {
        case .exists: []
        case .equals(let key, let value), .isLess(let key, let value), .isAtMost(let key, let value),
            .isGreater(let key, let value), .isAtLeast(let key, let value):
            [(key, value)]
        case .isOne(let key, let values): values.sorted { "\($0)" < "\($1)" }.map { (key, $0) }
        case .all(let filters), .any(let filters): filters.flatMap(\.comparisons)
        case .not(let filter): filter.comparisons
        }
    }
}

extension MetadataValue {
    /// The kind as people call it.
    fileprivate var kindName: String {
        switch self {
        case .string: "a text"
        case .number: "a number"
        case .bool: "a yes or no"
        case .date: "a date"
        }
    }
}
