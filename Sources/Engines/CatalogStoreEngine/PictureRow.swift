import DatabaseEngine
import Foundation

/// A picture as a row.
enum PictureRow {
    /// Returns the picture in a row of: number, identifier, position, origin, digest, byte_count, modified.
    static func picture(_ row: Statement) -> StoredPicture {
        StoredPicture(
            number: PictureNumber(rawValue: row.integer(0)),
            item: row.text(1) ?? "",
            position: Int(row.integer(2)),
            picture: CatalogPicture(
                origin: row.text(3),
                digest: row.bytes(4),
                byteCount: row.isNull(5) ? nil : Int(row.integer(5)),
                modified: row.real(6).map(Date.init(timeIntervalSinceReferenceDate:))
            )
        )
    }

    /// Returns the values of: origin, digest, byte_count, modified.
    static func values(_ picture: CatalogPicture) -> [SQLValue] {
        [
            SQLValue(picture.origin), .bytes(picture.digest),
            picture.byteCount.map { .integer(Int64($0)) } ?? .null,
            picture.modified.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null,
        ]
    }

    /// Returns the checksum of a picture's row.
    static func checksum(_ picture: CatalogPicture, item: Int64) -> Int64 {
        Checksum.of(values(picture), key: item)
    }
}
