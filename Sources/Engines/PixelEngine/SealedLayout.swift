/// The place of a picture in memory that other processes map, and that of the same picture at half its size behind it.
///
/// Networks want few pixels, and several processes look at a large picture. Each would read all of it to halve it, which the
/// writer does while the rows are in the cache.
public struct SealedLayout: Sendable, Hashable {
    /// The bytes of a row: rows are aligned for wide vector loads, as in every pixel buffer.
    public let bytesPerRow: Int
    /// The position of the half, or nil where there is none.
    public let halfOffset: Int?
    /// The number of bytes of both.
    public let byteCount: Int

    /// The size from which on a picture comes with its half.
    private static let largeByteCount = 1 << 22

    /// Creates the layout of a picture.
    public init(width: Int, height: Int, format: PixelFormat, alpha: AlphaMode) {
        bytesPerRow = Raster.sealedRowByteCount(width: width, format)
        let whole = bytesPerRow * height
        let isHalved =
            whole >= Self.largeByteCount
            && Raster.isHalvable(width: width, height: height, format: format, alpha: alpha)
        halfOffset = isHalved ? whole : nil
        byteCount = isHalved ? whole + Raster.sealedRowByteCount(width: width / 2, format) * (height / 2) : whole
    }
}

extension Raster {
    /// The bytes of a row of a picture that other processes map.
    public static func sealedRowByteCount(width: Int, _ format: PixelFormat) -> Int {
        let alignment = PixelMemory.alignment
        return (width * format.bytesPerPixel + alignment - 1) / alignment * alignment
    }
}
