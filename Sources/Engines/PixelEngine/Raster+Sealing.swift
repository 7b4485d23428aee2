import CPixelKernels

extension Raster {
    /// The same picture, opaque, in shared memory that nobody can write any more.
    ///
    /// Other processes map it by the descriptor of its memory. Where the system has no sealed memory, the picture lies
    /// in memory of this process alone.
    ///
    /// With `memory`, shared memory of the right size that was made ahead of time is used.
    public func sealed(as format: PixelFormat, in memory: PixelMemory? = nil) throws(PixelError) -> Raster {
        let bytesPerRow = Self.sealedRowByteCount(width: width, format)
        let byteCount = bytesPerRow * height
        let prepared = memory?.byteCount == byteCount ? memory : nil
        guard let memory = prepared ?? PixelMemory.allocateShared(byteCount: byteCount) else {
            return try converted(to: format, alpha: .opaque)
        }
        unsafe memory.withUnsafeMutableBytes { bytes in
            unsafe write(to: bytes, bytesPerRow: bytesPerRow, format: format, alpha: .opaque)
        }
        _ = unsafe memory.seal()
        let sealed = Raster(
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: format,
            alpha: .opaque,
            memory: memory
        )
        guard let sealed else { return try converted(to: format, alpha: .opaque) }
        return sealed
    }

    /// The bytes of a row of a sealed picture: rows begin where wide vector loads want them, as in every buffer of pixels.
    public static func sealedRowByteCount(width: Int, _ format: PixelFormat) -> Int {
        let alignment = PixelMemory.alignment
        return (width * format.bytesPerPixel + alignment - 1) / alignment * alignment
    }
}
