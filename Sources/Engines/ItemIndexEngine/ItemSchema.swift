import DatabaseEngine
import Foundation

/// The tables of an item index.
enum ItemSchema {
    /// The number of the layout, which the file carries.
    static let version: Int64 = 1

    /// Sets a connection up, and makes the tables when the file is new.
    static func prepare(_ database: ItemDatabase) throws(ItemIndexError) {
        // Readers don't wait for a writer, and a crash leaves the last finished transaction. Without a sync at each
        // commit a power failure may undo the last ones, each of them whole.
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = NORMAL")
        guard try version(of: database) != version else { return }
        try database.transaction { () throws(ItemIndexError) in
            // Another process may have made the tables meanwhile.
            let found = try self.version(of: database)
            if found == version { return }
            guard found == 0 else {
                throw ItemIndexError(
                    code: .newer,
                    message: """
                        The item index at \(database.path) has layout \(found); this program knows layout \(version). \
                        Update the program, or move the file away and let the app index its items again.
                        """
                )
            }
            for statement in tables { try database.run(statement) }
            try database.run("PRAGMA user_version = \(version)")
        }
    }

    private static func version(of database: ItemDatabase) throws(ItemIndexError) -> Int64 {
        try database.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    }

    private static let tables = [
        """
        CREATE TABLE items (
            row INTEGER PRIMARY KEY,
            catalog TEXT NOT NULL,
            identifier TEXT NOT NULL,
            domain TEXT,
            expires REAL,
            priority INTEGER NOT NULL,
            content BLOB NOT NULL,
            UNIQUE (catalog, identifier)
        )
        """,
        "CREATE INDEX items_by_domain ON items (catalog, domain)",
        "CREATE INDEX items_by_expiry ON items (expires) WHERE expires IS NOT NULL",
        "CREATE TABLE states (catalog TEXT PRIMARY KEY, state BLOB NOT NULL)",
        // Marks and case don't count, and beginnings of two and three letters are looked up directly.
        """
        CREATE VIRTUAL TABLE texts USING fts5 (
            title, names, keywords, body, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        )
        """,
        """
        CREATE TRIGGER items_deleted AFTER DELETE ON items BEGIN
            DELETE FROM texts WHERE rowid = old.row;
        END
        """,
    ]
}
