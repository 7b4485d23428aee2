import DatabaseEngine
public import Foundation

/// A change to an item index.
public enum ItemIndexChange: Sendable {
    /// Inserts or replaces an item.
    case put(IndexedItem)
    /// Deletes the items of a catalog with identifiers.
    case delete(identifiers: [String], catalog: String)
    /// Deletes the items of a catalog in domains and their subdomains.
    case deleteDomains([String], catalog: String)
    /// Deletes all items of a catalog, and the state of its client.
    case deleteAll(catalog: String)
    /// Deletes expired items.
    case purge(at: Date)
    /// Stores the state of a client.
    case setState(Data, catalog: String)
    /// Does nothing when a client's state is as expected, and fails otherwise.
    case expectState(Data?, catalog: String)

    func apply(to database: ItemDatabase) throws(ItemIndexError) {
        switch self {
        case .put(let item): try put(item, into: database)
        case .delete(let identifiers, let catalog):
            for identifier in identifiers {
                try database.run(
                    "DELETE FROM items WHERE catalog = ?1 AND identifier = ?2",
                    [.text(catalog), .text(identifier)]
                )
            }
        case .deleteDomains(let domains, let catalog):
            for domain in domains {
                // The slash follows the dot, so the range holds all strings that begin with the domain and a dot.
                try database.run(
                    """
                    DELETE FROM items
                    WHERE catalog = ?1 AND (domain = ?2 OR (domain >= ?2 || '.' AND domain < ?2 || '/'))
                    """,
                    [.text(catalog), .text(domain)]
                )
            }
        case .deleteAll(let catalog):
            try database.run("DELETE FROM items WHERE catalog = ?1", [.text(catalog)])
            try database.run("DELETE FROM states WHERE catalog = ?1", [.text(catalog)])
        case .purge(let now):
            try database.run("DELETE FROM items WHERE expires <= ?1", [SQLValue(now)])
        case .setState(let state, let catalog):
            try database.run(
                "INSERT OR REPLACE INTO states (catalog, state) VALUES (?1, ?2)",
                [.text(catalog), .blob(state)]
            )
        case .expectState(let expected, let catalog):
            guard try ItemRows.state(of: catalog, from: database) == expected else {
                throw ItemIndexError(
                    code: .stateMismatch,
                    message: """
                        The state stored for the index "\(catalog)" isn't the expected one. Fetch the last state, and \
                        index what has changed since.
                        """
                )
            }
        }
    }

    private func put(_ item: IndexedItem, into database: ItemDatabase) throws(ItemIndexError) {
        guard item.byteCount <= IndexedItem.byteLimit else {
            throw ItemIndexError(
                code: .invalid,
                message: """
                    The item "\(item.identifier)" has \(item.byteCount) bytes; the limit is \(IndexedItem.byteLimit). \
                    Give it a smaller thumbnail or a shorter text.
                    """
            )
        }
        let rows = try database.rows(
            """
            INSERT INTO items (catalog, identifier, domain, expires, priority, content)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (catalog, identifier) DO UPDATE SET
                domain = excluded.domain, expires = excluded.expires, priority = excluded.priority,
                content = excluded.content
            RETURNING row
            """,
            [
                .text(item.catalog), .text(item.identifier), SQLValue(item.domain), SQLValue(item.expirationDate),
                .integer(Int64(item.priority)), .blob(item.content),
            ]
        ) { $0.integer(0) }
        for row in rows {
            let texts = item.texts
            try database.run(
                "INSERT OR REPLACE INTO texts (rowid, title, names, keywords, body) VALUES (?1, ?2, ?3, ?4, ?5)",
                [.integer(row), .text(texts.title), .text(texts.names), .text(texts.keywords), .text(texts.body)]
            )
        }
    }
}
