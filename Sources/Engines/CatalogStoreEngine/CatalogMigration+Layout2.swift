extension CatalogMigration {
    /// Full-text search splits Chinese and Japanese, where layout 1 found only the beginnings of whole sentences.
    static let layout2 = CatalogMigration(statements: [
        "DROP VIEW item_words",
        """
        CREATE VIEW item_words AS
        SELECT
            row, separated(title) AS title, separated(text) AS text,
            (SELECT group_concat(separated(label), char(10)) FROM labels WHERE item = items.row) AS labels,
            (SELECT group_concat(separated(code), char(10)) FROM codes WHERE item = items.row) AS codes
        FROM items
        """,
        "INSERT INTO words (words) VALUES ('rebuild')",
    ])
}
