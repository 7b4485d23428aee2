import CatalogStoreEngine

extension MetadataFilter {
    /// The condition as the store takes it.
    var stored: CatalogFilter {
        switch self {
        case .exists(let key): .exists(key)
        case .equals(let key, let value): .value(key, .equal, value.stored)
        case .isOne(let key, let values):
            // In one order, so that equal filters are equal statements.
            .any(values.map(\.stored).sorted { "\($0)" < "\($1)" }.map { .value(key, .equal, $0) })
        case .isLess(let key, let value): .value(key, .less, value.stored)
        case .isAtMost(let key, let value): .value(key, .lessOrEqual, value.stored)
        case .isGreater(let key, let value): .value(key, .greater, value.stored)
        case .isAtLeast(let key, let value): .value(key, .greaterOrEqual, value.stored)
        case .all(let filters): .all(filters.map(\.stored))
        case .any(let filters): .any(filters.map(\.stored))
        case .not(let filter): .not(filter.stored)
        }
    }
}

extension MetadataValue {
    /// The value as the store keeps it.
    var stored: CatalogValue {
        switch self {
        case .string(let text): .string(text)
        case .number(let number): .number(number)
        case .bool(let flag): .bool(flag)
        case .date(let date): .date(date)
        }
    }

    /// Takes a value out of the store.
    init(_ stored: CatalogValue) {
        switch stored {
        case .string(let text): self = .string(text)
        case .number(let number): self = .number(number)
        case .bool(let flag): self = .bool(flag)
        case .date(let date): self = .date(date)
        }
    }
}
