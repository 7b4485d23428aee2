public import PixelEngine

extension Raster {
    /// The picture with every component mapped from 0…1 to a range, given as a lower and an upper bound for each color.
    public func decoded(_ ranges: [Double]) throws(PixelError) -> Raster {
        let colorCount = format.hasAlpha ? 3 : 1
        guard ranges.count >= colorCount * 2 else { return self }
        let bounds = ranges.map { Float($0) }
        return try mapped { color in
            for index in 0..<colorCount {
                color[index] = bounds[index * 2] + color[index] * (bounds[index * 2 + 1] - bounds[index * 2])
            }
        }
    }

    /// The picture converted from a color profile to sRGB.
    public func convertedToSRGB(from profile: ColorProfile) throws(PixelError) -> Raster {
        guard profile != .sRGB else { return self }
        return try mapped { color in
            let (red, green, blue) = profile.convertedToSRGB(Double(color.x), Double(color.y), Double(color.z))
            color = SIMD3(Float(red), Float(green), Float(blue))
        }
    }

    /// The picture with a function applied to every color, unpremultiplied and clamped to 0 to 1.
    ///
    /// A gray pixel is passed as three equal components, and the first of the result is kept.
    private func mapped(_ function: (inout SIMD3<Float>) -> Void) throws(PixelError) -> Raster {
        let isGray = !format.hasAlpha
        let wide = try converted(to: .rgbaFloat, alpha: alpha == .opaque ? .opaque : .straight)
        let changed = try unsafe Raster(width: width, height: height, format: .rgbaFloat, alpha: wide.alpha) {
            (output, _) throws(PixelError) in
            unsafe wide.withUnsafeBytes { source in
                for offset in stride(from: 0, to: output.count, by: MemoryLayout<SIMD4<Float>>.size) {
                    let pixel = unsafe source.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self)
                    var color = SIMD3(pixel.x, pixel.y, pixel.z)
                    function(&color)
                    if isGray { color = SIMD3(repeating: color.x) }
                    unsafe output.storeBytes(of: SIMD4(color, pixel.w), toByteOffset: offset, as: SIMD4<Float>.self)
                }
            }
        }
        return try changed.converted(to: format, alpha: alpha)
    }
}
