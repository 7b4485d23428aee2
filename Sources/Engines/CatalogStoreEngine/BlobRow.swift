import DatabaseEngine

/// The blob of a picture, as a row.
enum BlobRow {
    /// Returns the blob in a row of: picture, revision, checksum, bytes.
    ///
    /// Throws when the bytes don't match their checksum.
    static func blob(
        _ row: Statement,
        kind: CatalogBlob.Kind,
        path: String
    ) throws(CatalogStoreError) -> PictureBlob {
        let (picture, blob, isWhole) = read(row, kind: kind)
        guard isWhole else { throw Damage.error("The \(kind) of picture \(picture)", path: path) }
        return PictureBlob(picture: picture, blob: blob)
    }

    /// Returns the blob in a row of: picture, revision, checksum, bytes, and whether it matches its checksum.
    static func read(
        _ row: Statement,
        kind: CatalogBlob.Kind
    ) -> (picture: PictureNumber, blob: CatalogBlob, isWhole: Bool) {
        let picture = PictureNumber(rawValue: row.integer(0))
        let blob = CatalogBlob(revision: Int(row.integer(1)), bytes: row.bytes(3))
        return (picture, blob, row.integer(2) == checksum(blob, kind: kind, picture: picture.rawValue))
    }

    static func checksum(_ blob: CatalogBlob, kind: CatalogBlob.Kind, picture: Int64) -> Int64 {
        Checksum.of(blob.bytes, key: Int64(kind.rawValue), picture, Int64(blob.revision))
    }
}

/// Content that doesn't match its checksum.
enum Damage {
    /// Returns the error for a damaged part of a catalog.
    static func error(_ what: String, path: String) -> CatalogStoreError {
        CatalogStoreError(
            code: .damaged,
            message: """
                \(what) in the catalogue at \(path) isn't what was stored there. Look for more with \
                "fovea catalog check", and put back a copy of the file or index the item again.
                """
        )
    }
}
