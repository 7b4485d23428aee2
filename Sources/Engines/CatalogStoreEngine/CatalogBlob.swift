/// Bytes that an engine made from a picture.
public struct CatalogBlob: Hashable, Sendable {
    /// The revision of the engine that made the bytes.
    public var revision: Int
    /// The bytes, in a format of that engine.
    public var bytes: [UInt8]

    /// Creates a blob.
    public init(revision: Int, bytes: [UInt8]) {
        self.revision = revision
        self.bytes = bytes
    }

    /// The purpose of a picture's bytes.
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        /// Local features, read for one picture at a time to verify a match.
        case features = 1
        /// Index entries of the local features, read for all pictures to build an index.
        case entries = 2
        /// A small color rendition for verification.
        case appearance = 3
        /// A thumbnail, as a file.
        case thumbnail = 4
    }
}

/// The bytes of one kind that belong to a picture.
public struct PictureBlob: Hashable, Sendable {
    /// The number of the picture.
    public let picture: PictureNumber
    /// The bytes.
    public let blob: CatalogBlob
}
