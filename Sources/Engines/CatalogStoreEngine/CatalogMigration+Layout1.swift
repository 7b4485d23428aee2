extension CatalogMigration {
    /// The first layout.
    ///
    /// Large content has tables of its own, so that a scan of pictures or prints doesn't read it. Each checksum covers
    /// the content of its row and the row's own key, so that a misplaced row is found as well.
    static let layout1 = CatalogMigration(statements: [
        // The one row about the whole catalog. Removals up to `forgotten` are no longer listed.
        """
        CREATE TABLE catalog (
            row INTEGER PRIMARY KEY CHECK (row = 1),
            identity BLOB NOT NULL,
            change INTEGER NOT NULL,
            forgotten INTEGER NOT NULL,
            active_prints INTEGER
        ) STRICT
        """,
        """
        CREATE TABLE items (
            row INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            title TEXT,
            text TEXT,
            checksum INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE labels (
            item INTEGER NOT NULL REFERENCES items ON DELETE CASCADE,
            position INTEGER NOT NULL,
            label TEXT NOT NULL,
            PRIMARY KEY (item, position)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX labels_by_label ON labels (label)",
        """
        CREATE TABLE codes (
            item INTEGER NOT NULL REFERENCES items ON DELETE CASCADE,
            position INTEGER NOT NULL,
            code TEXT NOT NULL,
            PRIMARY KEY (item, position)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX codes_by_code ON codes (code)",
        // Kinds: 1 string, 2 number, 3 Boolean as 0 and 1, 4 date in seconds since 2001, which Date holds exactly.
        """
        CREATE TABLE metadata (
            item INTEGER NOT NULL REFERENCES items ON DELETE CASCADE,
            name TEXT NOT NULL,
            kind INTEGER NOT NULL,
            value ANY NOT NULL,
            PRIMARY KEY (item, name)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX metadata_by_value ON metadata (name, kind, value)",
        // AUTOINCREMENT: a number is never used again.
        """
        CREATE TABLE pictures (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            item INTEGER NOT NULL REFERENCES items ON DELETE CASCADE,
            position INTEGER NOT NULL,
            origin TEXT,
            digest BLOB NOT NULL,
            byte_count INTEGER,
            modified REAL,
            changed INTEGER NOT NULL,
            checksum INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX pictures_by_item ON pictures (item, position)",
        "CREATE INDEX pictures_by_origin ON pictures (origin) WHERE origin IS NOT NULL",
        "CREATE INDEX pictures_by_digest ON pictures (digest)",
        "CREATE INDEX pictures_by_change ON pictures (changed)",
        """
        CREATE TABLE removals (
            picture INTEGER PRIMARY KEY,
            change INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX removals_by_change ON removals (change)",
        """
        CREATE TABLE prints (
            row INTEGER PRIMARY KEY,
            picture INTEGER NOT NULL REFERENCES pictures ON DELETE CASCADE,
            revision INTEGER NOT NULL,
            variant INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            checksum INTEGER NOT NULL,
            bytes BLOB NOT NULL,
            UNIQUE (picture, revision, variant)
        ) STRICT
        """,
        "CREATE INDEX prints_by_change ON prints (revision, changed)",
        blobs("features"),
        blobs("entries"),
        blobs("appearances"),
        blobs("thumbnails"),
        """
        CREATE TABLE calibrations (
            name TEXT PRIMARY KEY,
            threshold REAL NOT NULL,
            precision REAL,
            recall REAL,
            basis TEXT NOT NULL,
            date REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        // The words are derived from the tables above; the index keeps no copy of the content.
        """
        CREATE VIEW item_words AS
        SELECT
            row, title, text,
            (SELECT group_concat(label, char(10)) FROM labels WHERE item = items.row) AS labels,
            (SELECT group_concat(code, char(10)) FROM codes WHERE item = items.row) AS codes
        FROM items
        """,
        // Diacritics and case are ignored, and prefixes of two and three letters have an index of their own.
        """
        CREATE VIRTUAL TABLE words USING fts5 (
            title, text, labels, codes, content = 'item_words', content_rowid = 'row',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        )
        """,
        "INSERT INTO catalog (row, identity, change, forgotten) VALUES (1, randomblob(16), 0, 0)",
        "PRAGMA application_id = \(CatalogSchema.applicationID)",
    ])

    private static func blobs(_ table: String) -> String {
        """
        CREATE TABLE \(table) (
            picture INTEGER PRIMARY KEY REFERENCES pictures ON DELETE CASCADE,
            revision INTEGER NOT NULL,
            checksum INTEGER NOT NULL,
            bytes BLOB NOT NULL
        ) STRICT
        """
    }
}
