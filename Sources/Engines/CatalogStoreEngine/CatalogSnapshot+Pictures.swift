import DatabaseEngine

extension CatalogSnapshot {
    /// Returns the pictures of an item, in the item's order.
    public func pictures(of item: String) throws(CatalogStoreError) -> [StoredPicture] {
        try pictures(where: "items.id = ?1 ORDER BY position", [.text(item)])
    }

    /// Returns the picture with a number, if it exists.
    public func picture(_ number: PictureNumber) throws(CatalogStoreError) -> StoredPicture? {
        try pictures(where: "number = ?1", [.integer(number.rawValue)]).first
    }

    /// Returns the pictures that came from a path or address, in order.
    public func pictures(from origin: String) throws(CatalogStoreError) -> [StoredPicture] {
        try pictures(where: "origin = ?1 ORDER BY number", [.text(origin)])
    }

    /// Returns the pictures with the same bytes, in order.
    public func pictures(withDigest digest: [UInt8]) throws(CatalogStoreError) -> [StoredPicture] {
        try pictures(where: "digest = ?1 ORDER BY number", [.bytes(digest)])
    }

    /// Returns a page of all pictures, in order.
    ///
    /// - Parameters:
    ///   - number: The number after which the page begins, or nil for the first page.
    ///   - limit: The most pictures to return.
    public func pictures(
        after number: PictureNumber? = nil,
        limit: Int
    ) throws(CatalogStoreError) -> [StoredPicture] {
        try pictures(
            where: "number > ?1 ORDER BY number LIMIT ?2",
            [.integer(number?.rawValue ?? 0), .integer(Int64(max(limit, 0)))]
        )
    }

    /// Returns the numbers of all pictures, in order.
    public func pictureNumbers() throws(CatalogStoreError) -> [PictureNumber] {
        try read { database throws(CatalogStoreError) in
            try database.rows("SELECT number FROM pictures ORDER BY number") {
                PictureNumber(rawValue: $0.integer(0))
            }
        }
    }

    /// Returns the identifiers of the items that pictures show; pictures that are gone have none.
    public func items(of numbers: some Sequence<PictureNumber>) throws(CatalogStoreError) -> [PictureNumber: String] {
        let numbers = Array(numbers)
        return try read { database throws(CatalogStoreError) in
            var items: [PictureNumber: String] = [:]
            for number in numbers {
                items[number] = try database.row(
                    "SELECT id FROM pictures JOIN items ON items.row = item WHERE number = ?1",
                    [.integer(number.rawValue)]
                ) { $0.text(0) ?? "" }
            }
            return items
        }
    }

    private func pictures(where condition: String, _ values: [SQLValue]) throws(CatalogStoreError) -> [StoredPicture] {
        try read { database throws(CatalogStoreError) in
            try database.rows(
                """
                SELECT number, items.id, position, origin, digest, byte_count, modified
                FROM pictures JOIN items ON items.row = pictures.item WHERE \(condition)
                """,
                values
            ) { PictureRow.picture($0) }
        }
    }
}
