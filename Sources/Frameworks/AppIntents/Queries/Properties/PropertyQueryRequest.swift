/// What a person asks of a query by properties, in words.
package struct PropertyQueryRequest: Sendable {
    /// The comparisons.
    package var filters: [Filter]
    /// Whether all of the comparisons have to hold, or one of them.
    package var mode: EntityQueryComparatorMode
    /// What to sort by, the most important property first.
    package var sorting: [Sorting]
    /// The most entities to return, or nil for all.
    package var limit: Int?

    package init(
        _ filters: [Filter] = [],
        mode: EntityQueryComparatorMode = .and,
        sortedBy sorting: [Sorting] = [],
        limit: Int? = nil
    ) {
        self.filters = filters
        self.mode = mode
        self.sorting = sorting
        self.limit = limit
    }

    /// A comparison of a property with values.
    package struct Filter: Sendable {
        /// The name of the property in the source.
        package var property: String
        /// What is compared.
        package var comparator: ComparatorKind
        /// The values; text stands for what can be read from it.
        package var values: [any Sendable]

        package init(_ property: String, _ comparator: ComparatorKind, _ values: any Sendable...) {
            self.property = property
            self.comparator = comparator
            self.values = values
        }
    }

    /// A property to sort by.
    package struct Sorting: Sendable {
        /// The name of the property in the source.
        package var property: String
        /// A Boolean value that indicates whether the greatest value comes first.
        package var isDescending: Bool

        package init(_ property: String, isDescending: Bool = false) {
            self.property = property
            self.isDescending = isDescending
        }
    }
}

/// An error from asking a query by properties.
package enum PropertyQueryError: LocalizedError, Equatable {
    /// The query doesn't compare the property, or can't sort by it.
    case unknownProperty(String, known: [String])
    /// The query doesn't compare the property in this way.
    case unsupportedComparator(ComparatorKind, property: String, supported: [ComparatorKind])
    /// A comparison has too few or too many values.
    case valueCount(Int, ComparatorKind, property: String)
    /// A value isn't of the property's type.
    case wrongValue(String, type: String, property: String)

    package var errorDescription: String? {
        switch self {
        case .unknownProperty(let name, let known):
            known.isEmpty
                ? """
                The query has no entity to show which property is "\(name)". Let suggestedEntities() return one, or \
                add the property to the query.
                """
                : "The query doesn't know the property \"\(name)\". It knows \(known.joined(separator: ", "))."
        case .unsupportedComparator(let kind, let property, let supported):
            """
            The query doesn't compare "\(property)" with \(kind.rawValue). It understands \
            \(supported.map(\.rawValue).joined(separator: ", ")).
            """
        case .valueCount(let count, let kind, let property):
            "\(kind.rawValue) of \"\(property)\" takes \(kind.valueCount) value(s), not \(count)."
        case .wrongValue(let value, let type, let property):
            "\"\(value)\" is no value for \"\(property)\". Give a value of type \(type)."
        }
    }
}
