import DatabaseEngine

/// The layout of a catalog's tables, whose number the file carries.
struct CatalogSchema: Sendable {
    /// "Fova", SQLite's application identifier of a catalog.
    static let applicationID: Int64 = 0x466f_7661

    /// The steps to the newest layout that this program knows.
    let migrations: [CatalogMigration]

    /// The layout of this program.
    static let current = CatalogSchema(migrations: CatalogMigration.all)

    /// The number of the newest layout.
    var version: Int64 { Int64(migrations.count) }

    /// The bytes of a page: larger ones waste space behind the content of each picture, smaller ones take longer.
    private static let pageSize = 8192

    // MARK: Reading the number

    /// Returns the number of a file's layout, or 0 for an empty file.
    ///
    /// Throws when the file isn't a catalog.
    func found(in database: CatalogDatabase) throws(CatalogStoreError) -> Int64 {
        let (application, version, tables) = try head(of: database)
        if application == Self.applicationID {
            guard version >= 0 else {
                throw CatalogStoreError(
                    code: .damaged,
                    message: """
                        The catalogue at \(database.path) says that it has layout \(version), which there is none of. \
                        Nothing was changed; put back a copy of the file.
                        """
                )
            }
            return version
        }
        if version == 0, application == 0, tables == 0 { return 0 }
        throw CatalogStoreError(
            code: .notACatalog,
            message: """
                The file \(database.path) is a database of another kind, and not a catalogue. Nothing was changed; name \
                another file.
                """
        )
    }

    /// Throws when a file's layout isn't the one of this program.
    func expect(_ found: Int64, at path: String) throws(CatalogStoreError) {
        if found > version {
            throw CatalogStoreError(
                code: .newer,
                message: """
                    The catalogue at \(path) has layout \(found); this program knows layouts up to \(version). Nothing \
                    was changed; update the program, or use the one that wrote the catalogue.
                    """
            )
        }
        if found < version {
            throw CatalogStoreError(
                code: .older,
                message: """
                    The catalogue at \(path) has layout \(found) and can't be brought to layout \(version) without \
                    writing to it. Open it once with permission to write.
                    """
            )
        }
    }

    /// The file's numbers and the count of its tables, in one statement: another program may be making the catalog.
    private func head(
        of database: CatalogDatabase
    ) throws(CatalogStoreError) -> (application: Int64, version: Int64, tables: Int64) {
        let sql = """
            SELECT (SELECT application_id FROM pragma_application_id), (SELECT user_version FROM pragma_user_version),
                (SELECT count(*) FROM sqlite_schema)
            """
        return try database.row(sql) { ($0.integer(0), $0.integer(1), $0.integer(2)) } ?? (0, 0, 0)
    }

    // MARK: Bringing a file up to date

    /// Creates the tables of an empty file, and migrates those of an older layout one step at a time.
    ///
    /// Each step is a transaction: a program that is killed leaves one of the layouts.
    func prepare(_ database: CatalogDatabase) throws(CatalogStoreError) {
        if try found(in: database) == 0 { try database.run("PRAGMA page_size = \(Self.pageSize)") }
        try database.useWriteAheadLog()
        // A change is on the disk when it is acknowledged.
        try database.run("PRAGMA synchronous = FULL")
        try database.run("PRAGMA foreign_keys = ON")
        try database.run("PRAGMA journal_size_limit = \(64 << 20)")
        while try found(in: database) < version {
            try database.transaction { () throws(CatalogStoreError) in
                // Another process may have migrated the file meanwhile.
                let found = try found(in: database)
                guard found < version else { return }
                for statement in migrations[Int(found)].statements { try database.run(statement) }
                try database.run("PRAGMA user_version = \(found + 1)")
            }
        }
        try expect(found(in: database), at: database.path)
    }
}
