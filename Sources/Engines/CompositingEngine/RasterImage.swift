import CPixelKernels
package import GeometryEngine
package import PixelEngine

/// A stored picture with its lower left corner at the origin.
package struct RasterImage: PlaneImage {
    /// The stored picture.
    package let raster: Raster
    /// A Boolean value that indicates whether the picture is encoded as sRGB rather than linear.
    package let isEncoded: Bool

    /// Places a picture.
    package init(_ raster: Raster, isEncoded: Bool = true) {
        self.raster = raster
        self.isEncoded = isEncoded
    }

    package var extent: Rect {
        Rect(x: 0, y: -Double(raster.height), width: Double(raster.width), height: Double(raster.height))
    }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        let part = raster.cropped(x: region.x, y: region.y + raster.height, width: region.width, height: region.height)
        guard let part else {
            throw CompositingError(code: .unreadable, message: "The region \(region) is outside its picture.")
        }
        unsafe tile.withPixels { pixels, _ in
            unsafe part.withUnsafeBytes { bytes in
                for y in 0..<region.height {
                    let row = unsafe bytes.baseAddress?.advanced(by: y * part.bytesPerRow)
                    let alpha = part.format.hasAlpha ? part.alpha.kernelAlpha : FOVEA_OPAQUE
                    let destination = unsafe pixels + y * region.width * 4
                    if isEncoded {
                        unsafe fovea_row_to_linear(
                            row,
                            part.format.kernelFormat,
                            alpha,
                            CInt(region.width),
                            destination
                        )
                    } else {
                        unsafe fovea_row_to_float(row, part.format.kernelFormat, alpha, CInt(region.width), destination)
                    }
                }
            }
        }
        return tile
    }
}
