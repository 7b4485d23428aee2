import CPixelKernels

extension Raster {
    /// The same picture, opaque, in shared memory that nobody can write any more.
    ///
    /// Other processes map it by the descriptor of its memory. Where the system has no sealed memory, the picture lies
    /// in memory of this process alone.
    public func sealed(as format: PixelFormat) throws(PixelError) -> Raster {
        // Rows begin where wide vector loads want them, as in every buffer of pixels.
        let alignment = PixelMemory.alignment
        let bytesPerRow = (width * format.bytesPerPixel + alignment - 1) / alignment * alignment
        guard let memory = PixelMemory.allocateShared(byteCount: bytesPerRow * height) else {
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
}
