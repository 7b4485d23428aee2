import DatabaseEngine

/// A print as a row of: picture, variant, checksum, bytes.
enum PrintRow {
    /// Returns the print in a row.
    ///
    /// Throws when it doesn't match its checksum.
    static func print(_ row: Statement, revision: Int, path: String) throws(CatalogStoreError) -> CatalogPrint {
        let (picture, print, isWhole) = read(row, revision: revision)
        guard isWhole else { throw damage(picture, path: path) }
        return print
    }

    /// Adds the print in a row to a chunk.
    ///
    /// Throws when it doesn't match its checksum, or has another dimension than the chunk's.
    static func append(
        _ row: Statement,
        revision: Int,
        path: String,
        to chunk: inout PrintChunk
    ) throws(CatalogStoreError) {
        let picture = PictureNumber(rawValue: row.integer(0))
        let variant = Int(row.integer(1))
        let start = chunk.values.count
        let isWhole = read(row, picture, revision: revision, variant: variant, into: &chunk.values)
        if chunk.isEmpty { chunk.dimension = chunk.values.count }
        guard isWhole, chunk.values.count - start == chunk.dimension else { throw damage(picture, path: path) }
        chunk.pictures.append(picture)
        chunk.variants.append(variant)
    }

    /// Returns the print in a row, and whether it matches its checksum.
    static func read(
        _ row: Statement,
        revision: Int
    ) -> (picture: PictureNumber, print: CatalogPrint, isWhole: Bool) {
        let picture = PictureNumber(rawValue: row.integer(0))
        let variant = Int(row.integer(1))
        var values: [Float] = []
        let isWhole = read(row, picture, revision: revision, variant: variant, into: &values)
        return (picture, CatalogPrint(revision: revision, variant: variant, values: values), isWhole)
    }

    /// Appends the coordinates in a row to others, and returns whether they match their checksum.
    private static func read(
        _ row: Statement,
        _ picture: PictureNumber,
        revision: Int,
        variant: Int,
        into values: inout [Float]
    ) -> Bool {
        let stored = row.integer(2)
        return unsafe row.withBytes(3) { bytes in
            let size = MemoryLayout<Float>.size
            let count = bytes.count / size
            // SQLite's memory has no particular alignment.
            values += (0..<count).lazy.map { unsafe bytes.loadUnaligned(fromByteOffset: $0 * size, as: Float.self) }
            let found = unsafe checksum(bytes, picture: picture.rawValue, revision: revision, variant: variant)
            // A print without coordinates was never stored.
            return found == stored && count > 0 && bytes.count == count * size
        }
    }

    // MARK: Bytes

    /// The coordinates of a print as little-endian bytes, the order of all processors that Fovea runs on.
    static func bytes(_ print: CatalogPrint) -> [UInt8] {
        unsafe print.values.withUnsafeBytes { unsafe [UInt8]($0) }
    }

    static func checksum(_ print: CatalogPrint, picture: Int64) -> Int64 {
        unsafe print.values.withUnsafeBytes { bytes in
            unsafe checksum(bytes, picture: picture, revision: print.revision, variant: print.variant)
        }
    }

    private static func checksum(
        _ bytes: UnsafeRawBufferPointer,
        picture: Int64,
        revision: Int,
        variant: Int
    ) -> Int64 {
        unsafe Checksum.of(bytes, key: picture, Int64(revision), Int64(variant))
    }

    private static func damage(_ picture: PictureNumber, path: String) -> CatalogStoreError {
        Damage.error("A print of picture \(picture)", path: path)
    }
}
