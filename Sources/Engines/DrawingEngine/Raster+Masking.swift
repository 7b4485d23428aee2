public import PixelEngine

extension Raster {
    /// The picture with its alpha multiplied by another picture's levels, which is scaled to its size.
    public func masked(by mask: Raster, inverted: Bool) throws(PixelError) -> Raster {
        let levels = try mask.converted(to: .gray8, alpha: .opaque).scaled(width: width, height: height)
        let alpha = alpha == .opaque ? AlphaMode.straight : alpha
        let picture = try converted(to: .rgba8, alpha: alpha)
        let scaledComponents = alpha == .premultiplied ? 0..<4 : 3..<4
        return try unsafe Raster(width: width, height: height, format: .rgba8, alpha: alpha) {
            (output, outputBytesPerRow) throws(PixelError) in
            unsafe picture.withUnsafeBytes { source in
                unsafe levels.withUnsafeBytes { level in
                    for y in 0..<height {
                        for x in 0..<width {
                            let (from, to) = (y * picture.bytesPerRow + x * 4, y * outputBytesPerRow + x * 4)
                            let byte = unsafe Int(level[y * levels.bytesPerRow + x])
                            let factor = inverted ? 255 - byte : byte
                            for index in 0..<4 {
                                let component = unsafe Int(source[from + index])
                                let isScaled = scaledComponents.contains(index)
                                unsafe output[to + index] = UInt8(
                                    isScaled ? (component * factor + 127) / 255 : component
                                )
                            }
                        }
                    }
                }
            }
        }
    }
}
