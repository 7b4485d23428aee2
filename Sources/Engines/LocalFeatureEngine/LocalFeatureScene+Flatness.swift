import PixelEngine

extension LocalFeatureScene {
    /// The share of pixels that equal their neighbors.
    ///
    /// Screens have plain grounds. A camera's pixels differ by noise and shading, but for those that are too dark or too
    /// bright.
    public var flatness: Double {
        // Every second row is enough.
        let (width, rows) = (gray.width - 1, gray.height / 2)
        guard width > 0, rows > 0 else { return 1 }
        let flat = unsafe gray.withUnsafeBytes { bytes in
            var count = 0
            for row in 0..<rows {
                let here = 2 * row * gray.bytesPerRow
                let below = here + gray.bytesPerRow
                for x in 0..<width {
                    let level = unsafe bytes[here + x]
                    let isFlat =
                        unsafe level == bytes[here + x + 1] && level == bytes[below + x]
                        && level == bytes[below + x + 1]
                    count += isFlat ? 1 : 0
                }
            }
            return count
        }
        return Double(flat) / Double(width * rows)
    }
}
