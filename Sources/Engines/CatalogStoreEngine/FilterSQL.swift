import DatabaseEngine
import Foundation

/// A condition on the rows of `items`.
struct FilterSQL {
    /// The condition in parentheses.
    private(set) var sql: String
    /// All values of the statement: first the given ones, then those of the condition.
    private(set) var values: [SQLValue]

    /// The deepest nesting of conditions.
    static let depthLimit = 20
    /// The most conditions of one filter.
    static let sizeLimit = 1000

    /// Translates a filter to SQL after values that the statement already has; nil holds for every item.
    init(_ filter: CatalogFilter?, after values: [SQLValue]) throws(CatalogStoreError) {
        sql = ""
        self.values = values
        sql = try filter.map { filter throws(CatalogStoreError) in try condition(filter, depth: 0) } ?? "1"
    }

    private mutating func condition(_ filter: CatalogFilter, depth: Int) throws(CatalogStoreError) -> String {
        guard depth < Self.depthLimit, values.count < 3 * Self.sizeLimit else {
            throw CatalogStoreError(
                code: .invalid,
                message: """
                    A filter has more than \(Self.depthLimit) conditions inside each other or \(Self.sizeLimit) in \
                    all. Ask for less at once.
                    """
            )
        }
        switch filter {
        case .value(let name, let comparison, let value):
            return """
                row IN (SELECT item FROM metadata WHERE name = \(add(.text(name))) \
                AND kind = \(add(.integer(value.kind))) AND value \(comparison.rawValue) \(add(value.stored)))
                """
        case .prefix(let name, let start): return prefix(name, start)
        case .exists(let name): return "row IN (SELECT item FROM metadata WHERE name = \(add(.text(name))))"
        case .label(let label): return "row IN (SELECT item FROM labels WHERE label = \(add(.text(label))))"
        case .code(let code): return "row IN (SELECT item FROM codes WHERE code = \(add(.text(code))))"
        case .identifiers(let ids): return "id IN (SELECT value FROM json_each(\(add(Self.json(ids)))))"
        case .text(let query): return text(query)
        case .all(let filters): return try joined(filters, by: " AND ", none: "1", depth: depth)
        case .any(let filters): return try joined(filters, by: " OR ", none: "0", depth: depth)
        case .not(let filter): return "NOT (\(try condition(filter, depth: depth + 1)))"
        }
    }

    /// Adds a value, and returns its place in the statement.
    private mutating func add(_ value: SQLValue) -> String {
        values.append(value)
        return "?\(values.count)"
    }

    private mutating func joined(
        _ filters: [CatalogFilter],
        by word: String,
        none: String,
        depth: Int
    ) throws(CatalogStoreError) -> String {
        var conditions: [String] = []
        for filter in filters { conditions.append(try condition(filter, depth: depth + 1)) }
        return conditions.isEmpty ? none : "(\(conditions.joined(separator: word)))"
    }

    private mutating func prefix(_ name: String, _ start: String) -> String {
        let first = add(.text(start))
        // No byte of UTF-8 exceeds F4, so this bounds all strings with the prefix.
        return """
            row IN (SELECT item FROM metadata WHERE name = \(add(.text(name))) AND kind = 1 \
            AND value >= \(first) AND value < \(first) || CAST(x'ff' AS TEXT))
            """
    }

    private mutating func text(_ query: CatalogTextQuery) -> String {
        if let expression = query.expression {
            return "row IN (SELECT rowid FROM words WHERE words MATCH \(add(.text(expression))))"
        }
        guard let excluded = query.excludedExpression else { return query.words.isEmpty ? "1" : "0" }
        return "row NOT IN (SELECT rowid FROM words WHERE words MATCH \(add(.text(excluded))))"
    }

    private static func json(_ texts: [String]) -> SQLValue {
        // Strings always encode as JSON.
        .text((try? JSONEncoder().encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]")
    }
}
