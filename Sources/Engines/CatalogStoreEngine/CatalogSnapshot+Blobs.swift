import DatabaseEngine

extension CatalogSnapshot {
    /// Returns a blob of a picture, or nil when there is none or the picture is gone.
    public func blob(_ kind: CatalogBlob.Kind, of picture: PictureNumber) throws(CatalogStoreError) -> CatalogBlob? {
        try read { database throws(CatalogStoreError) in
            try database.row(
                "SELECT picture, revision, checksum, bytes FROM \(kind.table) WHERE picture = ?1",
                [.integer(picture.rawValue)]
            ) { row throws(CatalogStoreError) in try BlobRow.blob(row, kind: kind, path: database.path).blob }
        }
    }

    /// Returns the revision of a picture's blob without reading its bytes; nil when there is none.
    public func blobRevision(
        _ kind: CatalogBlob.Kind,
        of picture: PictureNumber
    ) throws(CatalogStoreError) -> Int? {
        try read { database throws(CatalogStoreError) in
            try database.row(
                "SELECT revision FROM \(kind.table) WHERE picture = ?1",
                [.integer(picture.rawValue)]
            ) { Int($0.integer(0)) }
        }
    }

    /// Returns the blobs of a page of pictures, in order; pictures without one are left out.
    ///
    /// - Parameters:
    ///   - kind: The kind of blob.
    ///   - number: The picture after which the page begins, or nil for the first page.
    ///   - limit: The most pictures to return.
    public func blobs(
        _ kind: CatalogBlob.Kind,
        after number: PictureNumber? = nil,
        limit: Int
    ) throws(CatalogStoreError) -> [PictureBlob] {
        try read { database throws(CatalogStoreError) in
            try database.rows(
                """
                SELECT picture, revision, checksum, bytes FROM \(kind.table) WHERE picture > ?1 \
                ORDER BY picture LIMIT ?2
                """,
                [.integer(number?.rawValue ?? 0), .integer(Int64(max(limit, 0)))]
            ) { row throws(CatalogStoreError) in try BlobRow.blob(row, kind: kind, path: database.path) }
        }
    }

    /// Returns pictures that have no blob of an engine's revision yet, in order.
    ///
    /// - Parameters:
    ///   - kind: The kind of blob.
    ///   - revision: The revision of the engine.
    ///   - number: The picture after which to look, or nil to look from the first one.
    ///   - limit: The most pictures to return.
    public func pictures(
        without kind: CatalogBlob.Kind,
        revision: Int,
        after number: PictureNumber? = nil,
        limit: Int
    ) throws(CatalogStoreError) -> [PictureNumber] {
        try read { database throws(CatalogStoreError) in
            try database.rows(
                """
                SELECT number FROM pictures LEFT JOIN \(kind.table) ON picture = number
                WHERE number > ?1 AND revision IS NOT ?2 ORDER BY number LIMIT ?3
                """,
                [
                    .integer(number?.rawValue ?? 0), .integer(Int64(revision)), .integer(Int64(max(limit, 0))),
                ]
            ) { PictureNumber(rawValue: $0.integer(0)) }
        }
    }
}

extension CatalogBlob.Kind {
    /// The table that holds the bytes of the kind.
    var table: String {
        switch self {
        case .features: "features"
        case .entries: "entries"
        case .appearance: "appearances"
        case .thumbnail: "thumbnails"
        }
    }
}
