package import Foundation
package import ImageCodingEngine
package import PixelEngine

/// A place in another process that prepares parts of pictures, so that only their pixels have to be passed on.
package protocol PicturePlace: DecodingPlace {
    /// Returns the upright, opaque pixels of a part of a picture, whose header was read before, in memory that is
    /// read-only for all processes.
    func part(
        of data: Data,
        info: ImageInfo,
        _ request: PicturePart,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster
}

/// A part of a picture, and the form of its pixels.
package struct PicturePart: Sendable, Hashable, Codable {
    /// The part and its size.
    package var need: PictureNeed
    /// The orientation of the stored picture.
    package var orientation: PictureOrientation
    /// The pixel format.
    package var format: PixelFormat

    /// Creates a part.
    package init(need: PictureNeed, orientation: PictureOrientation, format: PixelFormat) {
        self.need = need
        self.orientation = orientation
        self.format = format
    }
}
