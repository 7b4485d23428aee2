import CoreGraphics
import CoreVideo
import Foundation
import ImageCodingEngine
import PictureEngine
import PixelEngine

extension VisualPicture {
    /// Opens the picture for the engines; its pixels are decoded when they are first asked for.
    ///
    /// This call reads the head of a file, so it blocks.
    func opened(limits: DecodingLimits) throws(VisualCatalogError) -> Picture {
        do {
            switch source {
            case .file(let url): return Picture(try EncodedSource(contentsOf: url, limits: limits))
            case .data(let data): return Picture(try EncodedSource(data, limits: limits))
            case .pixelBuffer(let buffer): return try Picture(pixels: buffer.lentBuffer.makeRaster())
            case .image(let image): return try Picture(pixels: image.raster)
            case .kept:
                throw VisualCatalogError(
                    code: .unreadablePicture,
                    message: """
                        The catalogue keeps what it needs of this picture, not its pixels. Give the item its picture \
                        anew, as a file, data or an image.
                        """
                )
            }
        } catch {
            throw VisualCatalogError(error).naming(self)
        }
    }
}

extension VisualCatalogError {
    /// Returns the error with the picture that it is about in its message.
    func naming(_ picture: VisualPicture) -> VisualCatalogError {
        guard code == .unreadablePicture, !message.contains("\(picture)") else { return self }
        return VisualCatalogError(code: code, message: "\(picture): \(message)", cause: cause)
    }
}

extension Picture {
    /// A picture of pixels in memory; formats that no engine takes are converted first.
    convenience init(pixels: Raster) throws(PixelError) {
        let isDirect = pixels.format == .gray8 || pixels.format == .rgba8 || pixels.format == .bgra8
        self.init(RasterSource(isDirect ? pixels : try pixels.converted(to: .rgba8, alpha: pixels.alpha)))
    }
}
