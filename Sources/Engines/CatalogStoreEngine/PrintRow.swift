import DatabaseEngine

/// A print as a row.
struct PrintRow {
    let picture: PictureNumber
    let print: CatalogPrint

    /// Reads a row of: picture, variant, checksum, bytes.
    ///
    /// Throws when the print isn't the one that was stored.
    init(_ row: Statement, revision: Int, path: String) throws(CatalogStoreError) {
        picture = PictureNumber(rawValue: row.integer(0))
        print = CatalogPrint(
            revision: revision,
            variant: Int(row.integer(1)),
            values: unsafe row.withBytes(3) { bytes in
                unsafe [Float](unsafeUninitializedCapacity: bytes.count / 4) { values, count in
                    unsafe UnsafeMutableRawBufferPointer(values).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count & ~3)])
                    )
                    count = bytes.count / 4
                }
            }
        )
        guard row.integer(2) == Self.checksum(print, picture: picture.rawValue) else {
            throw Damage.error("The print of picture \(picture)", path: path)
        }
    }

    /// The coordinates of a print as bytes, the least significant one first, as all processors that Fovea runs on do.
    static func bytes(_ print: CatalogPrint) -> [UInt8] {
        unsafe print.values.withUnsafeBytes { unsafe [UInt8]($0) }
    }

    static func checksum(_ print: CatalogPrint, picture: Int64) -> Int64 {
        Checksum.of(bytes(print), key: picture, Int64(print.revision), Int64(print.variant))
    }
}
