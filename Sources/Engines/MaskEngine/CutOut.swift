import CPixelKernels
package import GeometryEngine
package import PictureEngine
package import PixelEngine

/// A picture's things at its full resolution: their mask, and their pixels without the background.
package struct CutOut: Sendable {
    /// The mask in the pixels of the whole picture.
    package let mask: SoftMask
    /// The smallest rectangle around the things.
    package let bounds: PixelRect
    let picture: Picture

    /// Refines the mask of a part of a picture to the picture's own size; outside of the part it holds nothing.
    ///
    /// Throws what decoding throws.
    package init(_ mask: SoftMask, of region: PictureRegion, in picture: Picture) throws {
        let box = PixelRect(
            nearest: region.box(width: Double(picture.width), height: Double(picture.height)),
            width: picture.width,
            height: picture.height
        )
        // The part in whole pixels.
        let region = PictureRegion(box, width: picture.width, height: picture.height)
        // Refinement leaves traces of texture.
        let fine = try EdgeRefinement().refined(mask, of: picture, region: region, width: box.width, height: box.height)
            .sharpened(by: 0.1)
        self.mask = fine.placed(x: box.x, y: box.y, width: picture.width, height: picture.height)
        bounds = self.mask.bounds(above: 0) ?? PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        self.picture = picture
    }

    /// The mask, or the part of it in the bounds.
    package func mask(cropped: Bool) throws(PixelError) -> Raster {
        let whole = try mask.raster(.grayFloat)
        return cropped ? crop(whole) : whole
    }

    /// The picture without its background, or the part of it in the bounds: ``PixelFormat/bgra8``, premultiplied.
    package func pixels(cropped: Bool) throws -> Raster {
        let source = try picture.raster(fit: .fill, width: picture.width, height: picture.height)
            .converted(to: .bgra8, alpha: .opaque)
        let whole = try unsafe Raster(width: mask.width, height: mask.height, format: .bgra8, alpha: .premultiplied) {
            bytes,
            bytesPerRow in
            unsafe source.withUnsafeBytes { from in
                for y in 0..<mask.height {
                    let row = unsafe UnsafeRawBufferPointer(
                        rebasing: from[y * source.bytesPerRow..<y * source.bytesPerRow + mask.width * 4]
                    )
                    unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[y * bytesPerRow..<(y + 1) * bytesPerRow])
                        .copyMemory(from: row)
                }
            }
            unsafe fovea_multiply_by_mask(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                bytesPerRow,
                mask.values,
                CInt(mask.width),
                CInt(mask.height)
            )
        }
        return cropped ? crop(whole) : whole
    }

    private func crop(_ whole: Raster) -> Raster {
        whole.cropped(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height) ?? whole
    }
}

extension SoftMask {
    /// The mask as a part of a larger one.
    func placed(x: Int, y: Int, width: Int, height: Int) -> SoftMask {
        guard (width, height) != (self.width, self.height) else { return self }
        var whole = SoftMask(width: width, height: height)
        for row in 0..<self.height {
            let start = (y + row) * width + x
            whole.values.replaceSubrange(
                start..<start + self.width,
                with: values[row * self.width..<(row + 1) * self.width]
            )
        }
        return whole
    }
}
