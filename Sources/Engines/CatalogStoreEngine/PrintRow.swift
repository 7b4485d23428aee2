import DatabaseEngine

/// A print as a row.
struct PrintRow {
    let picture: PictureNumber
    let print: CatalogPrint

    /// Reads a row of: picture, variant, checksum, bytes.
    ///
    /// Throws when the print isn't the one that was stored.
    init(_ row: Statement, revision: Int, path: String) throws(CatalogStoreError) {
        let (picture, print, isWhole) = Self.read(row, revision: revision)
        guard isWhole else { throw Damage.error("The print of picture \(picture)", path: path) }
        self.picture = picture
        self.print = print
    }

    /// Returns what is in a row of: picture, variant, checksum, bytes, and whether it is what was stored.
    static func read(
        _ row: Statement,
        revision: Int
    ) -> (picture: PictureNumber, print: CatalogPrint, isWhole: Bool) {
        let picture = PictureNumber(rawValue: row.integer(0))
        let variant = Int(row.integer(1))
        let sum = row.integer(2)
        return unsafe row.withBytes(3) { bytes in
            let found = unsafe checksum(bytes, picture: picture.rawValue, revision: revision, variant: variant)
            let count = bytes.count / MemoryLayout<Float>.size
            let values = unsafe [Float](unsafeUninitializedCapacity: count) { values, filled in
                let whole = unsafe UnsafeRawBufferPointer(rebasing: bytes[..<(count * MemoryLayout<Float>.size)])
                unsafe UnsafeMutableRawBufferPointer(values).copyMemory(from: whole)
                filled = count
            }
            return (picture, CatalogPrint(revision: revision, variant: variant, values: values), found == sum)
        }
    }

    /// The coordinates of a print as bytes, the least significant one first, as all processors that Fovea runs on do.
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
}
