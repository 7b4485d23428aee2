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
        guard let looks else { return try openedAnew(limits: limits) }
        return try looks.picture { () throws(VisualCatalogError) in try openedAnew(limits: limits) }
    }

    private func openedAnew(limits: DecodingLimits) throws(VisualCatalogError) -> Picture {
        do {
            switch source {
            case .file(let url): return try Picture(contentsOf: url, limits: limits)
            case .data(let data): return try Picture(data, limits: limits)
            case .pixelBuffer(let buffer): return Picture(try buffer.lentBuffer.makeRaster())
            case .image(let image): return Picture(try image.raster)
            case .kept:
                throw VisualCatalogError(
                    code: .unreadablePicture,
                    message: """
                        The catalogue keeps what it needs of this picture, not its pixels. Give the item its picture \
                        again, as a file, data or an image.
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
