import ImageCodingEngine
package import PixelEngine

extension Picture {
    /// Returns the upright, opaque pixels of a part as a new picture, for engines to examine before it is passed on.
    ///
    /// A picture that is decoded in another process is prepared there, too: its pixels are in `format`, in memory that
    /// is read-only for all processes.
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

    /// Returns the upright, opaque pixels of the whole picture in sealed memory.
    ///
    /// Other processes can map it. Pixels that are already in such memory aren't copied.
    package func sealed(as format: PixelFormat) throws -> Raster {
        if case .pixels(let pixels) = source, pixels.format == format, pixels.alpha == .opaque, orientation == .up,
            pixels.memory.isSealed
        {
            return pixels
        }
        return try raster(fit: .fill, width: width, height: height).sealed(as: format)
    }
}
