extension Raster {
    /// The correlation of neighbors in ``PixelFormat/gray8`` pixels, along the rows or the columns, whichever is larger.
    ///
    /// It is near 1 in drawings, in photographs and along bars, and near 0 in noise, where no pixel tells about the next
    /// one. Pixels of one color, of one row or of one column have 1.
    public var coherence: Double {
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
