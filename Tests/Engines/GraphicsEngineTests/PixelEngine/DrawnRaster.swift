import PixelEngine

extension Raster {
    /// A picture whose components a closure computes from column, row and component.
    static func drawn(
        width: Int,
        height: Int,
        format: PixelFormat = .rgba8,
        alpha: AlphaMode = .opaque,
        _ component: (_ x: Int, _ y: Int, _ c: Int) -> UInt8
    ) throws -> Raster {
        try Raster(width: width, height: height, format: format, alpha: alpha) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    for c in 0..<format.bytesPerPixel {
                        bytes[y * bytesPerRow + x * format.bytesPerPixel + c] = component(x, y, c)
                    }
                }
            }
        }
    }

    /// The bytes of the picture, row after row without padding.
    var packedBytes: [UInt8] {
        withUnsafeBytes { bytes in
            (0..<height).flatMap { y in bytes[y * bytesPerRow..<y * bytesPerRow + width * format.bytesPerPixel] }
        }
    }
}
