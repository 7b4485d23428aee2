/// An immutable picture in memory, its first row at the top.
///
/// Colors are sRGB unless the creator says otherwise. Copies share the memory.
public struct Raster: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The distance from the start of a row to the start of the next.
    public let bytesPerRow: Int
    /// The order and width of the components.
    public let format: PixelFormat
    /// The meaning of the alpha component.
    public let alpha: AlphaMode
    /// The memory that holds the rows.
    public let memory: PixelMemory
    /// The position of the first row in the memory.
    public let byteOffset: Int
    /// The position in the memory of the same picture at half its size, as in a ``SealedLayout``, or nil where there is none.
    public let halfOffset: Int?

    /// The longest side in pixels; kernels count the bytes of a row in 32 bits.
    public static let maximumSide: Int = 1 << 26

    /// Creates a picture on existing memory.
    ///
    /// Returns nil when the rows don't fit the memory or a side exceeds ``maximumSide``. The memory mustn't be written
    /// from here on.
    public init?(
        width: Int,
        height: Int,
        bytesPerRow: Int,
        format: PixelFormat,
        alpha: AlphaMode,
        memory: PixelMemory,
        byteOffset: Int = 0,
        halfOffset: Int? = nil
    ) {
        let sides = 1...Self.maximumSide
        let plane = PixelPlane(memory: memory, byteOffset: byteOffset, bytesPerRow: bytesPerRow)
        guard sides.contains(width), sides.contains(height),
            plane.holds(rowBytes: width * format.bytesPerPixel, rows: height)
        else { return nil }
        if let halfOffset {
            let rowBytes = Self.sealedRowByteCount(width: width / 2, format)
            let half = PixelPlane(memory: memory, byteOffset: halfOffset, bytesPerRow: rowBytes)
            guard Self.isHalvable(width: width, height: height, format: format, alpha: alpha),
                half.holds(rowBytes: width / 2 * format.bytesPerPixel, rows: height / 2)
            else { return nil }
        }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        self.alpha = alpha
        self.memory = memory
        self.byteOffset = byteOffset
        self.halfOffset = halfOffset
    }

    /// Allocates a picture and lets a closure fill it.
    ///
    /// The closure gets the zeroed rows and the distance between them. Throws when the size is not positive, when
    /// memory runs out, and what the closure throws.
    public init(
        width: Int,
        height: Int,
        format: PixelFormat,
        alpha: AlphaMode,
        fill: (_ bytes: UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) throws(PixelError) -> Void
    ) throws(PixelError) {
        let (bytesPerRow, memory) = try Self.allocate(width: width, height: height, format: format)
        try unsafe memory.withUnsafeMutableBytes { bytes throws(PixelError) in try unsafe fill(bytes, bytesPerRow) }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        self.alpha = alpha
        self.memory = memory
        byteOffset = 0
        halfOffset = nil
    }

    /// Allocates a picture and lets a kernel fill it, which can't fail.
    static func filled(
        width: Int,
        height: Int,
        format: PixelFormat,
        alpha: AlphaMode,
        _ kernel: (_ bytes: UnsafeMutablePointer<UInt8>?, _ bytesPerRow: Int) -> Void
    ) throws(PixelError) -> Raster {
        try unsafe Raster(width: width, height: height, format: format, alpha: alpha) { bytes, bytesPerRow in
            unsafe kernel(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytesPerRow)
        }
    }

    private static func allocate(
        width: Int,
        height: Int,
        format: PixelFormat
    ) throws(PixelError) -> (Int, PixelMemory) {
        let sides = 1...maximumSide
        guard sides.contains(width), sides.contains(height) else {
            throw PixelError(
                code: .invalidSize,
                message: "A picture can't be \(width) × \(height) pixels; a side may have 1 to \(maximumSide)."
            )
        }
        let bytesPerRow = width * format.bytesPerPixel
        guard let memory = PixelMemory.allocate(byteCount: bytesPerRow * height) else {
            throw PixelError(
                code: .outOfMemory,
                message: "There is no memory for \(width) × \(height) pixels; ask for a smaller size."
            )
        }
        return (bytesPerRow, memory)
    }
}

// MARK: - Access

extension Raster {
    /// Calls a closure with the bytes from the first row to the end of the last.
    public func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
        let byteCount = bytesPerRow * (height - 1) + width * format.bytesPerPixel
        return try unsafe memory.withUnsafeBytes { bytes throws(E) in
            try unsafe body(UnsafeRawBufferPointer(rebasing: bytes[byteOffset..<byteOffset + byteCount]))
        }
    }

    /// The part of the picture inside a rectangle in pixels, sharing its memory.
    ///
    /// Returns nil when the rectangle is empty or extends outside.
    public func cropped(x: Int, y: Int, width: Int, height: Int) -> Raster? {
        guard x >= 0, y >= 0, width > 0, height > 0, x <= self.width - width, y <= self.height - height
        else { return nil }
        return Raster(
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: format,
            alpha: alpha,
            memory: memory,
            byteOffset: byteOffset + y * bytesPerRow + x * format.bytesPerPixel
        )
    }
}
