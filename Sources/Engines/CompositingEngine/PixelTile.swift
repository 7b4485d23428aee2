import CPixelKernels
package import GeometryEngine

/// A rectangle of computed pixels: linear premultiplied red, green and blue, in single precision.
package struct PixelTile {
    package let region: PixelRect
    package var pixels: [Float]

    /// The largest number of pixels of a tile, which take 16 bytes each.
    package static let pixelLimit: Int = 1 << 28

    /// The number of source pixels up to which a region is read at once.
    static let comfortableCount: Double = 0x1p24

    /// Creates a transparent tile.
    package init(clear region: PixelRect) {
        self.region = region
        pixels = [Float](repeating: 0, count: region.width * region.height * 4)
    }

    package var count: Int { region.width * region.height }

    /// Calls a closure with the tile as the kernels' type.
    mutating func withKernelTile<R>(_ body: (fovea_tile) throws(CompositingError) -> R) throws(CompositingError) -> R {
        let region = region
        return try unsafe pixels.withUnsafeMutableBufferPointer { buffer throws(CompositingError) in
            try unsafe body(
                fovea_tile(
                    pixels: buffer.baseAddress,
                    x: CInt(region.x),
                    y: CInt(region.y),
                    width: CInt(region.width),
                    height: CInt(region.height)
                )
            )
        }
    }

    /// Calls a closure with the pixels and their number.
    mutating func withPixels(_ body: (UnsafeMutablePointer<Float>, CInt) -> Void) {
        let count = CInt(count)
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress { unsafe body(start, count) }
        }
    }
}
