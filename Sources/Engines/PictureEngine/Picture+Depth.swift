import ImageCodingEngine
package import PixelEngine

extension Picture {
    /// Returns all upright pixels as the file has them, with their depth and transparency, in sRGB.
    package func upright() throws -> Raster {
        switch source {
        case .pixels(let pixels): return try pixels.oriented(orientation)
        case .file(let decoder):
            // What engines have decoded serves for a usual photo.
            guard decoder.info.bitsPerComponent > 8 || decoder.info.hasAlpha else {
                return try raster(fit: .fill, width: width, height: height)
            }
            return try decoder.decode(nativeDepth: true).oriented(orientation)
        }
    }
}
