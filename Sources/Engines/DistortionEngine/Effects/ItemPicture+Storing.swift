import ImageCodingEngine
import PixelEngine

extension ItemPicture {
    /// Returns the picture after JPEG compression.
    func storedAsJPEG(quality: Double) throws -> ItemPicture {
        let options = EncodingOptions(quality: quality / 100)
        let data = try ImageEncoder.encode(raster, as: .jpeg, options: options)
        let decoded = try ImageDecoder(data: data).decode(minimumSize: (raster.width, raster.height))
        return ItemPicture(raster: try decoded.converted(to: .rgba8, alpha: .opaque), corners: corners)
    }

    /// Returns the picture with sensor noise, uniform over encoded levels rather than over light.
    func withNoise(deviation: Double, _ random: inout SeededGenerator) throws(PixelError) -> ItemPicture {
        let clean = try raster.flattened().converted(to: .rgba8, alpha: .opaque)
        let strength = Float(deviation * 255)
        let noisy = try unsafe Raster(width: clean.width, height: clean.height, format: .rgba8, alpha: .opaque) {
            bytes,
            bytesPerRow in
            unsafe clean.withUnsafeBytes { source in
                for y in 0..<clean.height {
                    for x in 0..<clean.width {
                        let (from, to) = (y * clean.bytesPerRow + 4 * x, y * bytesPerRow + 4 * x)
                        // Half of the noise is common to all colors, as after a camera's own processing.
                        let common = random.bell() * 0.7
                        for component in 0..<3 {
                            let level = unsafe Float(source[from + component])
                            let noise = (common + random.bell() * 0.7) * strength
                            unsafe bytes[to + component] = UInt8(min(max(level + noise + 0.5, 0), 255))
                        }
                        unsafe bytes[to + 3] = 255
                    }
                }
            }
        }
        return ItemPicture(raster: noisy, corners: corners)
    }
}
