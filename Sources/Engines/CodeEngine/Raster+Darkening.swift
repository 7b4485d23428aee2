import PixelEngine

extension Raster {
    /// The ``PixelFormat/gray8`` picture with its middle tones darker: the square of the light.
    func darkened() throws(PixelError) -> Raster {
        let levels: [UInt8] = (0..<256).map { (level: Int) in UInt8((level * level + 127) / 255) }
        return try unsafe Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            unsafe withUnsafeBytes { source in
                for y in 0..<height {
                    let (from, to) = (y * self.bytesPerRow, y * bytesPerRow)
                    for x in 0..<width { unsafe bytes[to + x] = levels[Int(source[from + x])] }
                }
            }
        }
    }
}
