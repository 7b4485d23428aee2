import ImageCodingEngine
import PixelEngine

/// Pixels as they are stored and sent: a PNG file.
enum PixelPayload {
    /// Returns the pixels of a buffer as a PNG file.
    static func data(of pixelBuffer: CVReadOnlyPixelBuffer) throws -> Data {
        let raster = try pixelBuffer.lentBuffer.makeRaster()
        let format: PixelFormat = raster.format.componentCount == 1 ? .gray8 : .rgba8
        return try ImageEncoder.encode(raster.converted(to: format, alpha: raster.alpha), as: .png)
    }

    /// Returns the pixels of a PNG file.
    static func pixelBuffer(of data: Data) throws -> CVReadOnlyPixelBuffer {
        let raster = try ImageDecoder(data: data).decode()
        let pixels =
            raster.format == .gray8
            ? raster
            : try raster.converted(to: .bgra8, alpha: raster.alpha == .opaque ? .opaque : .premultiplied)
        return CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(pixels))
    }
}
