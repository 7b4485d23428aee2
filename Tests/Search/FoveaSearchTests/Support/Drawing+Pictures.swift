import CoreGraphics
import CoreVideo
import Foundation
import FoveaSearch
import ImageCodingEngine
import PictureSupport
import PixelEngine

extension Drawing {
    /// The drawing as an image.
    func image() throws -> CGImage { CGImage(raster: try raster()) }

    /// The drawing as a PNG file.
    func png() throws -> Data { try ImageEncoder.encode(raster(), as: .png) }

    /// The drawing as a pixel buffer, as a search gets one.
    func pixelBuffer() throws -> CVReadOnlyPixelBuffer {
        CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(raster()))
    }

    /// The drawing as a picture of an item or a query.
    func picture() throws -> VisualPicture { .image(try image()) }
}
