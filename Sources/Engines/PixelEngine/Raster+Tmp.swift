extension Raster {
    /// Replaced by the general conversion.
    public func converted(to format: PixelFormat, alpha: AlphaMode) throws(PixelError) -> Raster {
        if format == self.format { return self }
        let channels = self.format.componentCount
        let order = self.format == .bgra8 ? [2, 1, 0] : [0, 1, 2]
        return try unsafe Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            unsafe withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        for c in 0..<3 {
                            let from = y * bytesPerRow + x * channels + (channels == 1 ? 0 : order[c])
                            unsafe bytes[y * rowBytes + x * 4 + c] = unsafe source[from]
                        }
                        unsafe bytes[y * rowBytes + x * 4 + 3] = 255
                    }
                }
            }
        }
    }
}
