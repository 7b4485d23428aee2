import Foundation
import PictureEngine
import PixelEngine

/// Pictures of items, as distortions take them.
enum ItemPictures {
    /// The longer side of the pictures; a frame of a photo has no room for more.
    static let maximumSide = 960

    /// Reads a file, with so many pixels along its longer side at most.
    static func raster(contentsOf file: URL, side: Int = maximumSide) throws -> Raster {
        let picture = try Picture(contentsOf: file)
        return try picture.raster(for: picture.need(within: side))
    }
}
