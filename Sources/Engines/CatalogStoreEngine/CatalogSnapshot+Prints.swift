import DatabaseEngine

extension CatalogSnapshot {
    /// Returns the prints of a picture in one revision, in the order of their variants.
    public func prints(of picture: PictureNumber, revision: Int) throws(CatalogStoreError) -> [CatalogPrint] {
        try read { database throws(CatalogStoreError) in
            try database.rows(
                """
                SELECT picture, variant, checksum, bytes FROM prints
                WHERE picture = ?1 AND revision = ?2 ORDER BY variant
                """,
                [.integer(picture.rawValue), .integer(Int64(revision))]
            ) { row throws(CatalogStoreError) in try PrintRow(row, revision: revision, path: database.path).print }
        }
    }

    /// Returns the prints of a page of pictures in one revision, in order; pictures without prints are left out.
    ///
    /// All prints of a picture come together. Go on after the last picture of a chunk until one is empty.
    ///
    /// - Parameters:
    ///   - revision: The revision of the prints.
    ///   - number: The picture after which the page begins, or nil for the first page.
    ///   - limit: The most prints to return; more when one picture alone has more.
    public func prints(
        revision: Int,
        after number: PictureNumber? = nil,
        limit: Int
    ) throws(CatalogStoreError) -> PrintChunk {
        try read { database throws(CatalogStoreError) in
            var chunk = PrintChunk()
            // The prints of the picture that is being read begin here.
            var start = 0
            try database.forEachRow(
                """
                SELECT picture, variant, checksum, bytes FROM prints
                WHERE picture > ?2 AND revision = ?1 ORDER BY picture, variant
                """,
                [.integer(Int64(revision)), .integer(number?.rawValue ?? 0)]
            ) { row throws(CatalogStoreError) in
                let found = try PrintRow(row, revision: revision, path: database.path)
                if chunk.pictures.last != found.picture {
                    if chunk.count >= max(limit, 1) { return false }
                    start = chunk.count
                } else if chunk.count >= max(limit, 1), start > 0 {
                    chunk.cut(to: start)
                    return false
                }
                try chunk.append(found, path: database.path)
                return true
            }
            return chunk
        }
    }

    /// The revisions of which the catalog has prints, with the number of pictures that have them.
    public func printRevisions() throws(CatalogStoreError) -> [Int: Int] {
        try read { database throws(CatalogStoreError) in
            let counts = try database.rows(
                "SELECT revision, count(DISTINCT picture) FROM prints GROUP BY revision"
            ) { (Int($0.integer(0)), Int($0.integer(1))) }
            return Dictionary(counts) { first, _ in first }
        }
    }

    /// Returns pictures without prints of a revision, in order.
    ///
    /// - Parameters:
    ///   - revision: The revision of the prints.
    ///   - number: The picture after which to look, or nil to look from the first one.
    ///   - limit: The most pictures to return.
    public func pictures(
        withoutPrints revision: Int,
        after number: PictureNumber? = nil,
        limit: Int
    ) throws(CatalogStoreError) -> [PictureNumber] {
        try read { database throws(CatalogStoreError) in
            try database.rows(
                """
                SELECT number FROM pictures
                WHERE number > ?1 AND NOT EXISTS (SELECT 1 FROM prints WHERE picture = number AND revision = ?2)
                ORDER BY number LIMIT ?3
                """,
                [
                    .integer(number?.rawValue ?? 0), .integer(Int64(revision)), .integer(Int64(max(limit, 0))),
                ]
            ) { PictureNumber(rawValue: $0.integer(0)) }
        }
    }
}

extension PrintChunk {
    fileprivate mutating func append(_ row: PrintRow, path: String) throws(CatalogStoreError) {
        if isEmpty { dimension = row.print.values.count }
        guard row.print.values.count == dimension else {
            throw Damage.error("The print of picture \(row.picture), which has another size than others,", path: path)
        }
        pictures.append(row.picture)
        variants.append(row.print.variant)
        values += row.print.values
    }

    fileprivate mutating func cut(to count: Int) {
        pictures.removeLast(self.count - count)
        variants.removeLast(variants.count - count)
        values.removeLast(values.count - count * dimension)
    }
}
