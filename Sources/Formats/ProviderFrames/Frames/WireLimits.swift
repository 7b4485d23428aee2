/// The bounds of what crosses the border of a process.
package struct WireLimits: Sendable, Hashable {
    /// The most bytes of the part of a frame that describes it.
    package var metadataByteCount = 1 << 20
    /// The most bytes of the rest of a frame.
    package var bodyByteCount = 32 << 20
    /// The most bytes of the pixels of a search.
    package var pixelByteCount = 1 << 29
    /// The most pixels on a side.
    package var pixelSide = 32_768
    /// The most labels of a search.
    package var labelCount = 64
    /// The most results of a search.
    package var resultCount = 200
    /// The most Unicode scalars of a title, a name or another text that people read in one line.
    package var textLength = 1_000
    /// The most bytes of a name by which an app finds something again.
    package var identifierByteCount = 4_096
    /// The most pixels on a side of a thumbnail.
    package var thumbnailSide = 512
    /// The most pixels of a picture that the system itself makes a thumbnail of.
    package var thumbnailSourcePixelCount = 4 << 20
    /// The most bytes of a thumbnail.
    package var thumbnailByteCount = 256 << 10

    /// The usual bounds.
    package static let `default` = WireLimits()

    /// Creates bounds, with the usual ones to begin with.
    package init() {}
}

extension String {
    /// The beginning of the text, as many scalars as are allowed: one character may have any number of them.
    package func cut(to length: Int) -> String { String(unicodeScalars.prefix(length)) }
}
