public import GeometryEngine

extension Raster {
    /// The coherence below which pixels are noise.
    private static let noise = 0.2
    /// The longest side of what is looked at, which tells enough.
    private static let sampleSide = 256.0
    /// The pixels around a place that count with it: it may be no more than a row.
    private static let margin = 2.0

    /// Returns whether the pixels at a place are noise, in which bars and characters turn up by chance.
    ///
    /// The middle is looked at: a slanted line has bounds as large as the picture, and a picture may have many.
    public func isNoise(around bounds: Rect) throws(PixelError) -> Bool {
        let (middle, margin) = (bounds.middle, 2 * Self.margin)
        let width = min(bounds.width + margin, Self.sampleSide)
        let height = min(bounds.height + margin, Self.sampleSide)
        let sample = Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        let part = PixelRect(touching: sample, width: self.width, height: self.height)
        guard let pixels = cropped(x: part.x, y: part.y, width: part.width, height: part.height) else { return false }
        return try pixels.converted(to: .gray8, alpha: .opaque).coherence < Self.noise
    }

    /// The correlation of neighbors in ``PixelFormat/gray8`` pixels, along the rows or the columns, whichever is larger.
    ///
    /// It is near 1 in drawings, in photographs and along bars, and near 0 in noise, where no pixel tells about the next
    /// one. Pixels of one color, of one row or of one column have 1.
    var coherence: Double {
        guard width > 1, height > 1 else { return 1 }
        var (sum, squares, across, down) = (0, 0, 0, 0)
        unsafe withUnsafeBytes { bytes in
            for y in 0..<height {
                for index in y * bytesPerRow..<y * bytesPerRow + width {
                    let value = unsafe Int(bytes[index])
                    sum += value
                    squares += value * value
                    if index > y * bytesPerRow {
                        let step = unsafe value - Int(bytes[index - 1])
                        across += step * step
                    }
                    if y > 0 {
                        let step = unsafe value - Int(bytes[index - bytesPerRow])
                        down += step * step
                    }
                }
            }
        }
        let mean = Double(sum) / Double(width * height)
        let variance = Double(squares) / Double(width * height) - mean * mean
        guard variance > 0 else { return 1 }
        let (meanAcross, meanDown) = (
            Double(across) / Double((width - 1) * height), Double(down) / Double(width * (height - 1))
        )
        return 1 - min(meanAcross, meanDown) / (2 * variance)
    }
}
