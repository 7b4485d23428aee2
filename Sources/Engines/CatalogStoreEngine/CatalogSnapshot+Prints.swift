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
            ) { row throws(CatalogStoreError) in try PrintRow.print(row, revision: revision, path: database.path) }
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
            // The order is that of an index, so that a page reads no more than its own prints; the plus keeps SQLite
            // from sorting all prints of a revision instead. Those of the picture that is being read begin here.
            var start = 0
            try database.forEachRow(
                """
                SELECT picture, variant, checksum, bytes FROM prints
                WHERE picture > ?2 AND +revision = ?1 ORDER BY picture, revision, variant
                """,
                [.integer(Int64(revision)), .integer(number?.rawValue ?? 0)]
            ) { row throws(CatalogStoreError) in
                let isFull = chunk.count >= max(limit, 1)
                if chunk.pictures.last?.rawValue != row.integer(0) {
                    if isFull { return false }
                    start = chunk.count
                } else if isFull, start > 0 {
                    chunk.cut(to: start)
                    return false
                }
                try PrintRow.append(row, revision: revision, path: database.path, to: &chunk)
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
    fileprivate mutating func cut(to count: Int) {
        pictures.removeLast(self.count - count)
        variants.removeLast(variants.count - count)
        values.removeLast(values.count - count * dimension)
    }
}
