/// The layout of a picture's pixels in shared memory.
package struct PixelLayout: Codable, Sendable, Hashable {
    /// The four-character code of the pixel format.
    package var format: UInt32
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The planes, in the order of the format.
    package var planes: [Plane]
    /// The number of bytes of the memory.
    package var byteCount: Int
    /// Whether every pixel is opaque, or nil when that isn't known.
    package var isOpaque: Bool?
    /// The position of the same opaque pixels at half their size, or nil where there are none.
    package var halfOffset: Int?

    package init(
        format: UInt32,
        width: Int,
        height: Int,
        planes: [Plane],
        byteCount: Int,
        isOpaque: Bool? = nil,
        halfOffset: Int? = nil
    ) {
        self.format = format
        self.width = width
        self.height = height
        self.planes = planes
        self.byteCount = byteCount
        self.isOpaque = isOpaque
        self.halfOffset = halfOffset
    }

    /// The layout of a plane.
    package struct Plane: Codable, Sendable, Hashable {
        /// The position of the first row.
        package var offset: Int
        /// The distance from the start of a row to the start of the next.
        package var bytesPerRow: Int

        package init(offset: Int, bytesPerRow: Int) {
            self.offset = offset
            self.bytesPerRow = bytesPerRow
        }
    }
}
