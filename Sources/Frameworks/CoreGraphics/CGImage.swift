public import FoundationCompatibility
package import PixelEngine
import Synchronization

/// An immutable picture in memory, its first row at the top.
///
/// Images share the memory of what they were made from, and parts of images share it with the whole.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bits of one component.
    public let bitsPerComponent: Int
    /// The number of bits of one pixel.
    public let bitsPerPixel: Int
    /// The distance from the start of a row to the start of the next.
    public let bytesPerRow: Int
    /// The color space, or nil for a mask.
    public let colorSpace: CGColorSpace?
    /// The place and kind of the components in memory.
    public let bitmapInfo: CGBitmapInfo
    /// A Boolean value that indicates whether drawing the image larger smooths it.
    public let shouldInterpolate: Bool
    /// The rendering intent of the image.
    public let renderingIntent: CGColorRenderingIntent
    /// A Boolean value that indicates whether the image holds coverage in place of colors.
    public let isMask: Bool

    let description: Description
    let provider: CGDataProvider
    private let converted: Mutex<Raster?>

    init(description: Description, provider: CGDataProvider, raster: Raster?) {
        width = description.width
        height = description.height
        bitsPerComponent = description.bitsPerComponent
        bitsPerPixel = description.bitsPerPixel
        bytesPerRow = description.bytesPerRow
        colorSpace = description.colorSpace
        bitmapInfo = description.bitmapInfo
        shouldInterpolate = description.shouldInterpolate
        renderingIntent = description.renderingIntent
        isMask = description.isMask
        self.description = description
        self.provider = provider
        converted = Mutex(raster)
    }
}

// MARK: - Making

extension CGImage {
    /// Creates an image of pixels that a provider holds, or returns nil when the description doesn't fit them.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let ranges = decode.map { pointer in
            (0..<space.numberOfComponents * 2).map { Double(pointer[$0]) }
        }
        let description = Description(
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            colorSpace: space,
            bitmapInfo: bitmapInfo,
            shouldInterpolate: shouldInterpolate,
            renderingIntent: intent,
            isMask: false,
            decodeRanges: ranges
        )
        guard description.isValid(byteCount: provider.byteCount) else { return nil }
        self.init(description: description, provider: provider, raster: description.raster(in: provider))
    }

    /// Creates an image of a picture, sharing its memory.
    package convenience init(raster: Raster, colorSpace: CGColorSpace? = nil) {
        let rest = raster.memory.byteCount - raster.byteOffset
        let provider = CGDataProvider(
            memory: raster.memory,
            byteOffset: raster.byteOffset,
            byteCount: min(rest, raster.bytesPerRow * raster.height)
        )
        self.init(
            description: Description(raster: raster, colorSpace: colorSpace),
            provider: provider,
            raster: raster
        )
    }

    /// The pixels in one of the engines' formats, in sRGB.
    ///
    /// Shares the memory of the image when its layout is one of those formats. Otherwise the pixels are converted
    /// when they are first asked for.
    package var raster: Raster {
        get throws(PixelError) {
            if let raster = converted.withLock({ $0 }) { return raster }
            // Two threads may both convert; the results are equal and conversion outside the lock blocks no other
            // thread.
            let raster = try description.convertedRaster(in: provider)
            converted.withLock { $0 = raster }
            return raster
        }
    }
}

// MARK: - Reading

extension CGImage {
    /// The place of the alpha component.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }

    /// The order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder }

    /// The source of the pixels.
    public var dataProvider: CGDataProvider? { provider }
}
