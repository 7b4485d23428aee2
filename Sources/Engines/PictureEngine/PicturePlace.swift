package import Foundation
package import ImageCodingEngine
package import PixelEngine

/// A place elsewhere that makes parts of pictures ready for their use, so that only those pixels have to be passed on.
package protocol PicturePlace: DecodingPlace {
    /// Makes the upright, opaque pixels of a part of a picture whose header was read before, in memory that is read-only for everyone.
    func part(
        of data: Data,
        info: ImageInfo,
        _ request: PicturePart,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster
}

/// A part of a picture, and how its pixels are wanted.
package struct PicturePart: Sendable, Hashable, Codable {
    /// The part, and the size that it is brought to.
    package var need: PictureNeed
    /// The way to turn the picture, in place of what the file says.
    package var orientation: PictureOrientation
    /// The order of the components.
    package var format: PixelFormat

    /// Creates a part.
    package init(need: PictureNeed, orientation: PictureOrientation, format: PixelFormat) {
        self.need = need
        self.orientation = orientation
        self.format = format
    }
}
