import Foundation
import PictureEngine
import PixelEngine

/// Pictures of items, as distortions take them.
enum ItemPictures {
    /// The longer side of the pictures; a frame of a photo has no room for more.
    static let maximumSide = 960

    /// Reads a file, with so many pixels along its longer side at most.
    static func raster(contentsOf file: URL, side: Int = maximumSide) throws -> Raster {
        let picture = try Picture(EncodedSource(contentsOf: file))
        let scale = min(1, Double(side) / Double(max(picture.width, picture.height)))
        return try picture.raster(
            region: .whole,
            fit: .fill,
            width: max(1, Int((Double(picture.width) * scale).rounded())),
            height: max(1, Int((Double(picture.height) * scale).rounded()))
        )
    }
}
