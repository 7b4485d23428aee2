import CPixelKernels
package import GeometryEngine
package import PixelEngine

/// A renderer of computed pictures.
package struct CompositingRenderer: Sendable {
    /// The pixel format of the result.
    package var format: PixelFormat
    /// The alpha mode of the result.
    package var alpha: AlphaMode
    /// A Boolean value that indicates whether the result is encoded as sRGB rather than linear.
    package var isEncoded: Bool

    /// Creates a renderer of one pixel format.
    package init(format: PixelFormat, alpha: AlphaMode, isEncoded: Bool = true) {
        self.format = format
        self.alpha = alpha
        self.isEncoded = isEncoded
    }

    /// Renders a region, tile by tile.
    ///
    /// The memory in use besides the result is that of a few tiles, however large the region.
    package func raster(of image: any PlaneImage, region: PixelRect) throws(CompositingError) -> Raster {
        guard region.width > 0, region.height > 0, region.width <= PixelTile.pixelLimit / region.height else {
            throw CompositingError(
                code: .tooLarge,
                message: "A picture of \(region.width) × \(region.height) pixels is too large; scale it down first."
            )
        }
        var failure: CompositingError?
        let raster: Raster
        do throws(PixelError) {
            raster = try unsafe Raster(width: region.width, height: region.height, format: format, alpha: alpha) {
                bytes,
                bytesPerRow in
                for tile in tiles(of: region, halo: image.halo) where failure == nil {
                    do throws(CompositingError) {
                        var pixels = try image.tile(tile)
                        unsafe store(&pixels, in: bytes, bytesPerRow, region)
                    } catch {
                        failure = error
                    }
                }
            }
        } catch {
            throw CompositingError(code: .outOfMemory, message: error.message, cause: error)
        }
        if let failure { throw failure }
        return raster
    }

    /// The tiles of a region: large enough that what sources compute twice at their borders costs little.
    private func tiles(of region: PixelRect, halo: Int) -> [PixelRect] {
        let side = min(max(4 * halo, 512), 2048)
        return stride(from: 0, to: region.height, by: side).flatMap { y in
            stride(from: 0, to: region.width, by: side).map { x in
                PixelRect(
                    x: region.x + x,
                    y: region.y + y,
                    width: min(side, region.width - x),
                    height: min(side, region.height - y)
                )
            }
        }
    }

    private func store(
        _ tile: inout PixelTile,
        in bytes: UnsafeMutableRawBufferPointer,
        _ bytesPerRow: Int,
        _ region: PixelRect
    ) {
        let place = tile.region
        unsafe tile.withPixels { pixels, count in
            if isEncoded { unsafe fovea_premultiplied_srgb_from_linear(pixels, count) }
            let start = (place.y - region.y) * bytesPerRow + (place.x - region.x) * format.bytesPerPixel
            for y in 0..<place.height {
                unsafe fovea_row_from_float(
                    pixels + y * place.width * 4,
                    CInt(place.width),
                    bytes.baseAddress?.advanced(by: start + y * bytesPerRow),
                    format.kernelFormat,
                    alpha.kernelAlpha
                )
            }
        }
    }
}
