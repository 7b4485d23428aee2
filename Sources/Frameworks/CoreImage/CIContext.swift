import PixelEngine
public import CoreGraphics
public import CoreVideo
public import Foundation

/// A renderer of images.
///
/// A context has no state that rendering changes; any number of threads may use it.
public class CIContext: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: the only stored properties are the two constants below, both Sendable.
    let outputSpace: CGColorSpace
    let isPremultiplied: Bool

    /// Creates a context that renders premultiplied sRGB.
    public override convenience init() { self.init(options: nil) }

    /// Creates a context with options.
    public init(options: [CIContextOption: Any]?) {
        outputSpace =
            options?[.outputColorSpace] as? CGColorSpace ?? CGColorSpace(name: CGColorSpace.sRGB)
            ?? CGColorSpaceCreateDeviceRGB()
        isPremultiplied = options?[.outputPremultiplied] as? Bool ?? true
    }

    /// The color space of calculations.
    public var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }

    /// The format of calculations.
    public var workingFormat: CIFormat { .RGBAf }

    /// Does nothing: nothing computed is kept between renderings.
    public func clearCaches() {}
}

// MARK: - Core Graphics images

extension CIContext {
    /// Renders a part of an image with 8-bit components, or returns nil when the rectangle is empty or infinite.
    ///
    /// A stored 8-bit picture that nothing was done to is returned as it is, without copying. The part counts whole
    /// pixels: a rectangle between pixels is widened.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        if !outputSpace.isLinear, isPremultiplied, let untouched = image.untouchedImage(in: fromRect) {
            return untouched
        }
        let target = RenderTarget(format: .rgba8, alpha: isPremultiplied ? .premultiplied : .straight)
        return makeImage(image, fromRect, target, outputSpace)
    }

    /// Renders a part of an image in a format, or returns nil when that can't be done.
    ///
    /// The spaces are sRGB, its gray and their linear relatives; nil stands for linear numbers that aren't colors.
    public func createCGImage(
        _ image: CIImage,
        from fromRect: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) -> CGImage? {
        guard let target = RenderTarget(format) else { return nil }
        return makeImage(image, fromRect, target, colorSpace)
    }

    /// Renders a part of an image in a format; it is rendered at once, whatever `deferred` says.
    public func createCGImage(
        _ image: CIImage,
        from fromRect: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?,
        deferred: Bool
    ) -> CGImage? {
        createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
    }
}

// MARK: - Memory

extension CIContext {
    /// Renders an image into a buffer, the image's origin in the buffer's lower left corner.
    ///
    /// A buffer whose format holds no colors, or that is sealed, stays as it is.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let bounds = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: bounds, colorSpace: outputSpace)
    }

    /// Renders a part of an image into the upper left corner of a buffer.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        renderBuffer(image, buffer, bounds, colorSpace)
    }

    /// Renders a part of an image into memory.
    ///
    /// Nothing is written when the format has no renderer or the rows are too short.
    public func render(
        _ image: CIImage,
        toBitmap data: UnsafeMutableRawPointer,
        rowBytes: Int,
        bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let target = RenderTarget(format), let raster = makeRaster(image, bounds, target, colorSpace) else {
            return
        }
        let count = raster.width * raster.format.bytesPerPixel
        guard rowBytes >= count else { return }
        raster.withUnsafeBytes { bytes in
            for y in 0..<raster.height {
                let row = UnsafeMutableRawBufferPointer(start: data + y * rowBytes, count: count)
                row.copyBytes(from: bytes[y * raster.bytesPerRow..<y * raster.bytesPerRow + count])
            }
        }
    }
}
