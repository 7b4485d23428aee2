import CYUV

extension Raster {
    /// Returns the picture at half its size, each pixel the mean of four, or nil when a side is odd or the picture
    /// isn't opaque with four components of 8 bits.
    ///
    /// This costs a tenth of ``resampled(_:width:height:)``.
    public func halved() throws(PixelError) -> Raster? {
        guard format == .rgba8 || format == .bgra8, alpha == .opaque, width.isMultiple(of: 2), height.isMultiple(of: 2)
        else { return nil }
        return try unsafe Raster(width: width / 2, height: height / 2, format: format, alpha: alpha) {
            (bytes, rowBytes) throws(PixelError) in
            // The order of the components doesn't matter to a mean.
            let status = unsafe withUnsafeBytes { source in
                unsafe ARGBScale(
                    source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    CInt(bytesPerRow),
                    CInt(width),
                    CInt(height),
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    CInt(rowBytes),
                    CInt(width / 2),
                    CInt(height / 2),
                    kFilterBox
                )
            }
            guard status == 0 else {
                throw PixelError(
                    code: .outOfMemory,
                    message: "There is no memory to scale \(width) × \(height) pixels; ask for a smaller part."
                )
            }
        }
    }
}
