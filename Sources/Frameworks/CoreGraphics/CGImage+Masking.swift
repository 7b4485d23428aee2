public import FoundationCompatibility
import DrawingEngine
import PixelEngine

extension CGImage {
    /// Creates a mask of gray levels that a provider holds, or returns nil when the description doesn't fit them.
    ///
    /// Drawing a mask paints the fill color where the level is 0 and nothing where it is full.
    public convenience init?(
        maskWidth width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        let description = Description(
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            colorSpace: nil,
            bitmapInfo: [],
            shouldInterpolate: shouldInterpolate,
            isMask: true,
            decodeRanges: decode.map { [Double($0[0]), Double($0[1])] }
        )
        guard description.isValid(byteCount: provider.byteCount) else { return nil }
        self.init(description: description, provider: provider, raster: description.raster(in: provider))
    }

    /// Returns the image seen through a mask, which is scaled to its size.
    ///
    /// A gray image shows this one where it is white; a mask shows it where its level is 0. Returns nil when this
    /// image is a mask or `mask` is neither.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, mask.isMask || mask.colorSpace?.model == .monochrome,
            let picture = try? raster, let levels = try? mask.raster,
            let masked = try? picture.masked(by: levels, inverted: mask.isMask)
        else { return nil }
        return CGImage(raster: masked)
    }
}
