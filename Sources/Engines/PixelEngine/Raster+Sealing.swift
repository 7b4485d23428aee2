import CPixelKernels

extension Raster {
    /// The same picture, opaque, in sealed shared memory.
    ///
    /// Other processes map it by the descriptor of its memory. Where the system has no sealed memory, the picture is in
    /// private memory.
    ///
    /// With `memory`, preallocated shared memory of the right size is used.
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

    /// The bytes of a row of a sealed picture: rows are aligned for wide vector loads, as in every pixel buffer.
    public static func sealedRowByteCount(width: Int, _ format: PixelFormat) -> Int {
        let alignment = PixelMemory.alignment
        return (width * format.bytesPerPixel + alignment - 1) / alignment * alignment
    }
}
