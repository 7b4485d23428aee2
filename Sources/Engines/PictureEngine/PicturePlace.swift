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

extension Picture {
    /// Makes the upright, opaque pixels of a part of the picture, in memory that is read-only for everyone.
    ///
    /// Other processes can map it. A picture that is decoded elsewhere is brought into its shape there, too.
    package func sealedRaster(for need: PictureNeed, as format: PixelFormat) throws -> Raster {
        let part = PicturePart(need: need, orientation: orientation, format: format)
        if let source = source as? EncodedSource, let made = try source.made(part) { return made }
        return try raster(for: need).sealed(as: format)
    }
}

extension EncodedSource {
    /// The part as another place makes it, or nil where the picture is decoded in this process.
    fileprivate func made(_ part: PicturePart) throws(ImageCodingError) -> Raster? {
        guard let place = decoder.limits.place as? any PicturePlace else { return nil }
        let made = try place.part(of: decoder.data, info: decoder.info, part, limits: decoder.limits)
        guard made.width == part.need.width, made.height == part.need.height, made.format == part.format else {
            throw .contradicted(decoder.info.format)
        }
        return made
    }
}
