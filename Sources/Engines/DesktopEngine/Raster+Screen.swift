import PixelEngine

extension Raster {
    /// Copies the rows of a screen, ignoring the fourth byte of each pixel.
    ///
    /// The caller has checked that there are enough bytes for the rows.
    init(
        screen bytes: UnsafeRawBufferPointer,
        _ format: PixelFormat,
        width: Int,
        height: Int,
        bytesPerRow: Int
    ) throws(PixelError) {
        try unsafe self.init(width: width, height: height, format: format, alpha: .opaque) { target, targetBytes in
            for y in 0..<height {
                let rowStart = y * bytesPerRow
                let source = unsafe UnsafeRawBufferPointer(rebasing: bytes[rowStart..<rowStart + width * 4])
                    .bindMemory(to: UInt32.self)
                let row = y * targetBytes
                let pixels = unsafe UnsafeMutableRawBufferPointer(rebasing: target[row..<row + width * 4])
                    .bindMemory(to: UInt32.self)
                for x in 0..<width { unsafe pixels[x] = unsafe source[x] | 0xFF00_0000 }
            }
        }
    }
}
