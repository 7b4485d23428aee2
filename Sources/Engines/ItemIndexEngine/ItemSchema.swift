import DatabaseEngine
import Foundation

/// The tables of an item index.
enum ItemSchema {
    /// The version of the layout, which the file carries.
    static let version: Int64 = 1

    /// Configures a connection, and creates the tables of a new file.
    static func prepare(_ database: ItemDatabase) throws(ItemIndexError) {
        // Readers don't wait for a writer, and a crash leaves the last finished transaction. Without a sync at each
        // commit a power failure may undo the last ones, each as a whole.
        try database.useWriteAheadLog()
        try database.run("PRAGMA synchronous = NORMAL")
        guard try version(of: database) != version else { return }
        try database.transaction { () throws(ItemIndexError) in
            // Another process may have created the tables meanwhile.
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
        // Diacritics and case are ignored, and prefixes of two and three letters have an index of their own.
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
