import CYUV

extension Raster {
    /// Returns the picture at half its size, each pixel the mean of four, or nil when a side is odd or very long, or
    /// the picture isn't opaque with four components of 8 bits.
    ///
    /// This costs a tenth of ``resampled(_:width:height:)``.
    public func halved() throws(PixelError) -> Raster? {
        guard Self.isHalvable(width: width, height: height, format: format, alpha: alpha) else { return nil }
        if let half { return half }
        return try unsafe Raster(width: width / 2, height: height / 2, format: format, alpha: alpha) {
            (bytes, rowBytes) throws(PixelError) in
            let isDone = unsafe withUnsafeBytes { source in
                unsafe Self.halve(source, bytesPerRow, to: bytes, rowBytes, width: width, height: height)
            }
            guard isDone else {
                throw PixelError(
                    code: .outOfMemory,
                    message: "There is no memory to scale \(width) × \(height) pixels; ask for a smaller part."
                )
            }
        }
    }

    /// Writes rows at half their size, and returns whether there was memory for it.
    @unsafe static func halve(
        _ rows: UnsafeRawBufferPointer,
        _ rowBytes: Int,
        to halves: UnsafeMutableRawBufferPointer,
        _ halfRowBytes: Int,
        width: Int,
        height: Int
    ) -> Bool {
        // The order of the components doesn't matter to a mean.
        unsafe ARGBScale(
            rows.baseAddress?.assumingMemoryBound(to: UInt8.self),
            CInt(rowBytes),
            CInt(width),
            CInt(height),
            halves.baseAddress?.assumingMemoryBound(to: UInt8.self),
            CInt(halfRowBytes),
            CInt(width / 2),
            CInt(height / 2),
            kFilterBox
        ) == 0
    }

    static func isHalvable(width: Int, height: Int, format: PixelFormat, alpha: AlphaMode) -> Bool {
        (format == .rgba8 || format == .bgra8) && alpha == .opaque && width.isMultiple(of: 2)
            && height.isMultiple(of: 2)
            && max(width, height) <= longestHalvedSide
    }

    /// The library takes no longer sides.
    private static let longestHalvedSide = 1 << 15

    /// The half that is in the memory of the picture.
    private var half: Raster? {
        halfOffset.flatMap { offset in
            Raster(
                width: width / 2,
                height: height / 2,
                bytesPerRow: Self.sealedRowByteCount(width: width / 2, format),
                format: format,
                alpha: alpha,
                memory: memory,
                byteOffset: offset
            )
        }
    }
}
