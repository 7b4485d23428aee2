public import PixelEngine

extension Raster {
    /// The picture in 8 bits a component, with every value rounded.
    public func reducedToEightBits() throws(PixelError) -> Raster {
        let reduced: PixelFormat = format.componentCount == 1 ? .gray8 : .rgba8
        guard format.bytesPerComponent > 1 else { return self }
        return try converted(to: reduced, alpha: alpha) { $0 }
    }

    /// The picture as 8-bit gray: the luma of BT.709, with transparent pixels over black.
    public func grayLevels() throws(PixelError) -> Raster {
        if format == .gray8 { return self }
        return try converted(to: .gray8, alpha: .opaque) { [alpha] pixel in
            let luma = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
            return SIMD4(repeating: alpha == .straight ? luma * pixel.w : luma)
        }
    }

    /// The picture with its alpha multiplied by the levels of another one, which is scaled to its size.
    public func masked(by mask: Raster, inverted: Bool) throws(PixelError) -> Raster {
        let levels = try mask.grayLevels()
            .resampled(
                PixelBox(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height)),
                width: width,
                height: height
            )
        let resultAlpha = alpha == .opaque ? AlphaMode.straight : alpha
        let isPremultiplied = alpha == .premultiplied
        return try unsafe Raster(width: width, height: height, format: .rgba8, alpha: resultAlpha) {
            (output, outputBytesPerRow) throws(PixelError) in
            unsafe withUnsafeBytes { source in
                unsafe levels.withUnsafeBytes { level in
                    for y in 0..<height {
                        for x in 0..<width {
                            let byte = unsafe Double(level[y * levels.bytesPerRow + x]) / 255
                            let factor = inverted ? 1 - byte : byte
                            var pixel = unsafe format.load(source, at: y * bytesPerRow + x * format.bytesPerPixel)
                            if alpha == .opaque { pixel.w = 1 }
                            if isPremultiplied { pixel *= SIMD4(repeating: factor) } else { pixel.w *= factor }
                            unsafe PixelFormat.rgba8.store(pixel, in: output, at: y * outputBytesPerRow + x * 4)
                        }
                    }
                }
            }
        }
    }

    /// Copies every pixel into another format through a function.
    func converted(
        to format: PixelFormat,
        alpha: AlphaMode,
        _ function: (SIMD4<Double>) -> SIMD4<Double>
    ) throws(PixelError) -> Raster {
        try unsafe Raster(width: width, height: height, format: format, alpha: alpha) {
            (output, outputBytesPerRow) throws(PixelError) in
            unsafe withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = unsafe self.format.load(
                            source,
                            at: y * bytesPerRow + x * self.format.bytesPerPixel
                        )
                        let target = y * outputBytesPerRow + x * format.bytesPerPixel
                        unsafe format.store(function(pixel), in: output, at: target)
                    }
                }
            }
        }
    }
}
