import DatabaseEngine
import Foundation

extension CatalogSnapshot {
    /// Returns the item with an identifier, if it exists.
    public func item(_ id: String) throws(CatalogStoreError) -> CatalogItem? {
        try read { database throws(CatalogStoreError) in
            guard let row = try ItemRow.row(of: id, in: database) else { return nil }
            return try ItemRow(row: row, in: database)?.item
        }
    }

    /// Returns a page of the items that meet a condition, ordered by the bytes of their identifiers.
    ///
    /// - Parameters:
    ///   - id: The identifier after which the page begins, or nil for the first page.
    ///   - limit: The most items to return.
    ///   - filter: The condition, or nil for all items.
    public func items(
        after id: String? = nil,
        limit: Int,
        matching filter: CatalogFilter? = nil
    ) throws(CatalogStoreError) -> [CatalogItem] {
        let condition = try FilterSQL(filter, after: [.text(id ?? ""), .integer(Int64(max(limit, 0)))])
        return try read { database throws(CatalogStoreError) in
            let rows = try database.rows(
                """
                SELECT row FROM items
                WHERE id > ?1 AND \(condition.sql) ORDER BY id LIMIT ?2
                """,
                condition.values
            ) { $0.integer(0) }
            var items: [CatalogItem] = []
            for row in rows {
                if let item = try ItemRow(row: row, in: database)?.item { items.append(item) }
            }
            return items
        }
    }

    /// Returns the number of items that meet a condition, counted up to a limit.
    ///
    /// The limit bounds the cost where it is enough to know that there are many.
    public func count(
        matching filter: CatalogFilter,
        upTo limit: Int = .max
    ) throws(CatalogStoreError) -> Int {
        let condition = try FilterSQL(filter, after: [.integer(Int64(max(limit, 0)))])
        return try read { database throws(CatalogStoreError) in
            try database.row(
                "SELECT count(*) FROM (SELECT 1 FROM items WHERE \(condition.sql) LIMIT ?1)",
                condition.values
            ) { Int($0.integer(0)) } ?? 0
        }
    }

    /// Returns whether any item has a code.
    public func hasCodes() throws(CatalogStoreError) -> Bool {
        try read { database throws(CatalogStoreError) in
            try database.row("SELECT EXISTS (SELECT 1 FROM codes)") { $0.integer(0) == 1 } ?? false
        }
    }

    /// Returns the pictures of the items that meet a condition, in order.
    public func pictures(matching filter: CatalogFilter) throws(CatalogStoreError) -> [PictureNumber] {
        let condition = try FilterSQL(filter, after: [])
        return try read { database throws(CatalogStoreError) in
            try database.rows(
                """
                SELECT number FROM pictures WHERE item IN (SELECT row FROM items WHERE \(condition.sql)) \
                ORDER BY number
                """,
                condition.values
            ) { PictureNumber(rawValue: $0.integer(0)) }
        }
    }

    /// The most items that are ranked for frequent words: among those with the words in the title, and among all.
    private static let rankedLimit = 4_096

    /// Returns the items that match words, the best first; items with equal scores are ordered by identifier.
    ///
    /// Words that thousands of items share say little, and ranking them takes long: of more than 4,096 items, those
    /// with the words in the title and those that were added first are ranked.
    public func items(
        matching query: CatalogTextQuery,
        filter: CatalogFilter? = nil,
        limit: Int
    ) throws(CatalogStoreError) -> [TextMatch] {
        guard let expression = query.expression, let titles = query.titleExpression, limit > 0 else { return [] }
        let condition = try FilterSQL(
            filter,
            after: [.text(expression), .integer(Int64(limit)), .text(titles), .integer(Int64(Self.rankedLimit))]
        )
        // The full-text match drives the join: item by item, SQLite would repeat it for each.
        func ranked(_ number: Int) -> String {
            """
            SELECT * FROM (
                SELECT words.rowid FROM words CROSS JOIN items ON items.row = words.rowid
                WHERE words MATCH ?\(number) AND \(condition.sql) LIMIT ?4
            )
            """
        }
        return try read { database throws(CatalogStoreError) in
            // BM25's score is negative and the least is the best. A word in the title weighs ten times one in the text.
            try database.rows(
                """
                SELECT id, -bm25(words, 10, 1, 5, 8) AS score
                FROM words CROSS JOIN items ON items.row = words.rowid
                WHERE words MATCH ?1 AND +words.rowid IN (\(ranked(3)) UNION ALL \(ranked(1)))
                ORDER BY score DESC, id LIMIT ?2
                """,
                condition.values
            ) { TextMatch(item: $0.text(0) ?? "", score: $0.real(1) ?? 0) }
        }
    }
}
