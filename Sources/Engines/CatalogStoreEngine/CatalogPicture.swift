public import Foundation

/// The origin of a picture, by which a change of its file is noticed.
public struct CatalogPicture: Hashable, Sendable {
    /// The path or address of the picture.
    public var origin: String?
    /// A digest of the bytes.
    public var digest: [UInt8]
    /// The number of bytes.
    public var byteCount: Int?
    /// The modification date of the file.
    public var modified: Date?

    /// Creates the description of a picture.
    public init(origin: String? = nil, digest: [UInt8] = [], byteCount: Int? = nil, modified: Date? = nil) {
        self.origin = origin
        self.digest = digest
        self.byteCount = byteCount
        self.modified = modified
    }
}

/// A picture as a catalog keeps it.
public struct StoredPicture: Hashable, Sendable, Identifiable {
    /// The number of the picture.
    public let number: PictureNumber
    /// The identifier of the item that the picture shows.
    public let item: String
    /// The place among the item's pictures, from 0.
    public let position: Int
    /// Where the picture came from.
    public let picture: CatalogPicture

    /// The number of the picture.
    public var id: PictureNumber { number }
}
