import DrawingEngine
import FoundationCompatibility
import PixelEngine

/// A picture to draw on, measured in points from the lower left corner.
///
/// A bitmap context draws into memory with 8 bits a component: red, green, blue and premultiplied or unused alpha in
/// the orders of ``CGBitmapInfo``, gray, or alpha alone. The colors are those of sRGB, whichever space is named.
public final class CGContext {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The distance from the start of a row to the start of the next.
    public let bytesPerRow: Int
    /// The place of the components in memory.
    public let bitmapInfo: CGBitmapInfo
    /// The color space, or nil when alpha is the only component.
    public let colorSpace: CGColorSpace?

    let canvas: Canvas
    let memory: PixelMemory
    /// The path so far, in the coordinates of the current transform.
    var currentPath = VectorPath()

    /// Creates a context on memory of the caller, or on memory of its own when `data` is nil.
    ///
    /// The caller's memory keeps what it holds, and has to outlive the context. Zero bytes a row stand for the
    /// smallest number. Returns nil for a size or a layout that can't be drawn on.
    public init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard bitsPerComponent == 8, let format = CanvasFormat(info, space: space) else { return nil }
        guard width > 0, height > 0, width <= Canvas.maximumSide, height <= Canvas.maximumSide, bytesPerRow >= 0
        else { return nil }
        let rowBytes = bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow
        let (byteCount, overflow) = rowBytes.multipliedReportingOverflow(by: height)
        guard !overflow else { return nil }
        let memory =
            data.map { PixelMemory.wrapping($0, byteCount: byteCount) { _ in } }
            ?? PixelMemory.allocate(byteCount: byteCount)
        guard let memory,
            let canvas = try? Canvas(
                width: width,
                height: height,
                bytesPerRow: rowBytes,
                format: format,
                memory: memory
            )
        else { return nil }
        (self.width, self.height, self.bytesPerRow) = (width, height, rowBytes)
        self.bitmapInfo = info
        self.colorSpace = format.order == .alpha ? nil : space
        self.memory = memory
        self.canvas = canvas
        canvas.concatenate(CGContext.flip(height: height).engineTransform)
    }

    /// Creates a context on memory of the caller, or on memory of its own when `data` is nil.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo.rawValue
        )
    }

    /// The transform between pixels from the top and points from the bottom.
    static func flip(height: Int) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }
}

// MARK: - Pixels

extension CGContext {
    /// The first byte of the top row.
    public var data: UnsafeMutableRawPointer? {
        // The address lives as long as the context, as Apple's documentation says of its own.
        memory.withUnsafeMutableBytes { $0.baseAddress }
    }

    /// The number of bits of one component.
    public var bitsPerComponent: Int { 8 }

    /// The number of bits of one pixel.
    public var bitsPerPixel: Int { canvas.format.bytesPerPixel * 8 }

    /// The place of the alpha component.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }

    /// Returns an image of the pixels so far, which later drawing doesn't change.
    public func makeImage() -> CGImage? {
        guard let copy = try? canvas.snapshot() else { return nil }
        let description = CGImage.Description(
            width: width,
            height: height,
            bitsPerComponent: 8,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            colorSpace: colorSpace,
            bitmapInfo: bitmapInfo
        )
        let provider = CGDataProvider(memory: copy, byteOffset: 0, byteCount: copy.byteCount)
        return CGImage(description: description, provider: provider, raster: description.raster(in: provider))
    }

    /// Does nothing: drawing reaches the memory at once.
    public func flush() {}

    /// Does nothing: drawing reaches the memory at once.
    public func synchronize() {}
}
