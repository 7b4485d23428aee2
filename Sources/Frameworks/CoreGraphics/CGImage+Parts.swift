public import FoundationCompatibility
import PixelEngine

extension CGImage {
    /// Returns the part of the image inside a rectangle in pixels from the top left corner.
    ///
    /// The rectangle grows to whole pixels and shrinks to the image. Returns nil when nothing remains. The part
    /// shares the memory of the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y, width, height) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        guard bitsPerPixel % 8 == 0 else {
            // Pixels that share bytes have no address of their own, so the part is made of the unpacked pixels.
            return (try? raster)?.cropped(x: x, y: y, width: width, height: height).map { CGImage(raster: $0) }
        }
        var description = description
        description.width = width
        description.height = height
        let offset = y * bytesPerRow + x * bitsPerPixel / 8
        let provider = CGDataProvider(
            memory: provider.memory,
            byteOffset: provider.byteOffset + offset,
            byteCount: min(height * bytesPerRow, provider.byteCount - offset)
        )
        return CGImage(description: description, provider: provider, raster: description.raster(in: provider))
    }

    /// Returns another image of the same pixels.
    public func copy() -> CGImage? {
        CGImage(description: description, provider: provider, raster: description.raster(in: provider))
    }

    /// Returns an image with the same components in another color space, or nil when their number differs.
    public func copy(colorSpace: CGColorSpace) -> CGImage? {
        guard !isMask, self.colorSpace?.numberOfComponents == colorSpace.numberOfComponents else { return nil }
        var description = description
        description.colorSpace = colorSpace
        return CGImage(description: description, provider: provider, raster: description.raster(in: provider))
    }
}

// MARK: - Equality

extension CGImage: Hashable {
    /// Returns a Boolean value that indicates whether two references are to one image.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Feeds the identity of the image to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
