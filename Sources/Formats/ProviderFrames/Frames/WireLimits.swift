/// The limits of the communication between processes.
package struct WireLimits: Sendable, Hashable {
    /// The most bytes of a frame's metadata.
    package var metadataByteCount = 1 << 20
    /// The most bytes of a frame's body.
    package var bodyByteCount = 32 << 20
    /// The most bytes of the pixels of a search.
    package var pixelByteCount = 1 << 29
    /// The most pixels on a side.
    package var pixelSide = 32_768
    /// The most labels of a search.
    package var labelCount = 64
    /// The most results of a search.
    package var resultCount = 200
    /// The most Unicode scalars of a title, a name or another line of text.
    package var textLength = 1_000
    /// The most bytes of an identifier.
    package var identifierByteCount = 4_096
    /// The most pixels on a side of a thumbnail.
    package var thumbnailSide = 512
    /// The most pixels of a picture of which the system makes a thumbnail.
    package var thumbnailSourcePixelCount = 4 << 20
    /// The most bytes of a thumbnail.
    package var thumbnailByteCount = 256 << 10

    /// The default limits.
    package static let `default` = WireLimits()

    /// Creates the default limits.
    package init() {}
}

extension String {
    /// Returns the text truncated to a number of scalars; one character may have any number of them.
    package func cut(to length: Int) -> String { String(unicodeScalars.prefix(length)) }
}
