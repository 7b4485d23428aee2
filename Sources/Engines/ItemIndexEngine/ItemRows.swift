import DatabaseEngine
import Foundation

/// Queries of the tables.
enum ItemRows {
    /// Returns the items that match a full-text expression, the best first.
    static func matching(
        _ expression: String,
        in catalog: String?,
        at now: Date,
        limit: Int,
        from database: ItemDatabase
    ) throws(ItemIndexError) -> [IndexedItem] {
        // BM25's score is negative and the least is the best. A word in the title weighs ten times one in the body; a
        // priority of 10 doubles the score.
        try database.rows(
            """
            SELECT catalog, identifier, domain, expires, priority, content, title, names, keywords, body
            FROM texts JOIN items ON items.row = texts.rowid
            WHERE texts MATCH ?1 AND (?2 IS NULL OR catalog = ?2) AND (expires IS NULL OR expires > ?3)
            ORDER BY
                bm25(texts, 10, 8, 5, 1) * iif(priority >= 0, 1 + priority / 10.0, 1 / (1 - priority / 10.0)),
                priority DESC, identifier
            LIMIT ?4
            """,
            [.text(expression), SQLValue(catalog), SQLValue(now), .integer(Int64(limit))],
            make: item
        )
    }

    /// Returns the item with an identifier, if it exists.
    static func identified(
        by identifier: String,
        in catalog: String,
        at now: Date,
        from database: ItemDatabase
    ) throws(ItemIndexError) -> [IndexedItem] {
        try database.rows(
            """
            SELECT catalog, identifier, domain, expires, priority, content, title, names, keywords, body
            FROM items JOIN texts ON texts.rowid = items.row
            WHERE catalog = ?1 AND identifier = ?2 AND (expires IS NULL OR expires > ?3)
            """,
            [.text(catalog), .text(identifier), SQLValue(now)],
            make: item
        )
    }

    /// Returns the items in rows after one.
    static func page(
        after row: Int64,
        at now: Date,
        limit: Int,
        from database: ItemDatabase
    ) throws(ItemIndexError) -> [(row: Int64, item: IndexedItem)] {
        try database.rows(
            """
            SELECT catalog, identifier, domain, expires, priority, content, title, names, keywords, body, row
            FROM items JOIN texts ON texts.rowid = items.row
            WHERE row > ?1 AND (expires IS NULL OR expires > ?2)
            ORDER BY row
            LIMIT ?3
            """,
            [.integer(row), SQLValue(now), .integer(Int64(limit))]
        ) { ($0.integer(10), item($0)) }
    }

    /// Returns the state of a client.
    static func state(of catalog: String, from database: ItemDatabase) throws(ItemIndexError) -> Data? {
        try database.rows("SELECT state FROM states WHERE catalog = ?1", [.text(catalog)]) { $0.blob(0) }.first
    }

    private static func item(_ row: Statement) -> IndexedItem {
        IndexedItem(
            catalog: row.text(0) ?? "",
            identifier: row.text(1) ?? "",
            domain: row.text(2),
            expirationDate: row.real(3).map(Date.init(timeIntervalSince1970:)),
            priority: Int(row.integer(4)),
            texts: IndexedItem.Texts(
                title: row.text(6) ?? "",
                names: row.text(7) ?? "",
                keywords: row.text(8) ?? "",
                body: row.text(9) ?? ""
            ),
            content: row.blob(5)
        )
    }
}
