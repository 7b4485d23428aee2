import PixelEngine

extension Raster {
    /// The picture at a position inside a larger black one, in ``PixelFormat/rgba8``.
    func placed(left: Int, top: Int, width: Int, height: Int) throws(PixelError) -> Raster {
        if left == 0, top == 0, width == self.width, height == self.height { return self }
        let rowBytes = self.width * format.bytesPerPixel
        return try unsafe Raster(width: width, height: height, format: format, alpha: .opaque) { bytes, bytesPerRow in
            for alpha in stride(from: 3, to: bytes.count, by: 4) { unsafe bytes[alpha] = 255 }
            unsafe withUnsafeBytes { source in
                for y in 0..<self.height {
                    let row = unsafe UnsafeRawBufferPointer(
                        rebasing: source[y * self.bytesPerRow..<y * self.bytesPerRow + rowBytes]
                    )
                    let start = (top + y) * bytesPerRow + left * format.bytesPerPixel
                    unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + rowBytes]).copyMemory(
                        from: row
                    )
                }
            }
        }
    }
}
