import ImageCodingEngine
package import PixelEngine

extension Picture {
    /// Makes a picture of the upright, opaque pixels of a part, for engines to look at before it is passed on.
    ///
    /// A picture to pass on that is decoded elsewhere is brought into its shape there, too: its pixels come in `format`,
    /// and in memory that is read-only for everyone.
    package func part(for need: PictureNeed, as format: PixelFormat = .rgba8) throws -> Picture {
        guard isPassedOn, case .file(let decoder) = source, let place = decoder.limits.place as? any PicturePlace else {
            return Picture(try raster(for: need))
        }
        let part = PicturePart(need: need, orientation: orientation, format: format)
        let made = try place.part(of: decoder.data, info: decoder.info, part, limits: decoder.limits)
        guard made.width == need.width, made.height == need.height, made.format == format else {
            throw ImageCodingError.contradicted(decoder.info.format)
        }
        return Picture(made)
    }

    /// Makes the upright, opaque pixels of the whole picture in memory that is read-only for everyone.
    ///
    /// Other processes can map it. Pixels that lie in such memory already are passed as they are.
    package func sealed(as format: PixelFormat) throws -> Raster {
        if case .pixels(let pixels) = source, pixels.format == format, pixels.alpha == .opaque, orientation == .up,
            pixels.memory.isSealed
        {
            return pixels
        }
        return try raster(fit: .fill, width: width, height: height).sealed(as: format)
    }
}
