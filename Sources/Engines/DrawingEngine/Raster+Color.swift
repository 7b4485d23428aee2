public import PixelEngine

extension Raster {
    /// The picture with every component mapped from 0…1 to a range, one lower and one upper bound per color.
    public func decoded(_ ranges: [Double]) throws(PixelError) -> Raster {
        let colorCount = format.componentCount == 1 ? 1 : 3
        guard ranges.count >= colorCount * 2 else { return self }
        return try mapped { color in
            for index in 0..<colorCount {
                color[index] = ranges[index * 2] + color[index] * (ranges[index * 2 + 1] - ranges[index * 2])
            }
        }
    }

    /// The picture with colors of a profile brought into sRGB.
    public func convertedToSRGB(from profile: ColorProfile) throws(PixelError) -> Raster {
        guard profile != .sRGB else { return self }
        return try mapped { color in
            let (red, green, blue) = profile.convertedToSRGB(color[0], color[1], color[2])
            color = [red, green, blue]
        }
    }

    /// The picture with a function applied to every color, which it sees without alpha and between 0 and 1.
    ///
    /// A gray pixel shows as three equal components, and its first one is kept.
    private func mapped(_ function: (inout SIMD3<Double>) -> Void) throws(PixelError) -> Raster {
        try converted(to: format, alpha: alpha) { [alpha] pixel in
            let factor = alpha == .premultiplied ? pixel.w : 1
            var color = SIMD3(pixel.x, pixel.y, pixel.z)
            if factor > 0 { color /= SIMD3(repeating: factor) }
            function(&color)
            return SIMD4(color * factor, pixel.w)
        }
    }
}

extension PixelFormat {
    /// Reads a pixel as red, green, blue and alpha, 1 standing for full; gray has three equal colors.
    func load(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> SIMD4<Double> {
        var pixel = SIMD4<Double>(repeating: 1)
        for index in 0..<componentCount {
            pixel[index] = unsafe loadComponent(bytes, at: offset + index * bytesPerComponent)
        }
        if componentCount == 1 { return SIMD4(pixel.x, pixel.x, pixel.x, 1) }
        return self == .bgra8 ? SIMD4(pixel.z, pixel.y, pixel.x, pixel.w) : pixel
    }

    /// Writes a pixel, clamped and rounded where components are integers.
    func store(_ pixel: SIMD4<Double>, in bytes: UnsafeMutableRawBufferPointer, at offset: Int) {
        let ordered = self == .bgra8 ? SIMD4(pixel.z, pixel.y, pixel.x, pixel.w) : pixel
        for index in 0..<componentCount {
            unsafe storeComponent(ordered[index], in: bytes, at: offset + index * bytesPerComponent)
        }
    }

    private func loadComponent(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Double {
        switch self {
        case .gray8, .rgba8, .bgra8: unsafe Double(bytes[offset]) / 255
        case .gray16, .rgba16: unsafe Double(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) / 65535
        case .grayHalf, .rgbaHalf: unsafe Double(bytes.loadUnaligned(fromByteOffset: offset, as: Float16.self))
        case .grayFloat, .rgbaFloat: unsafe Double(bytes.loadUnaligned(fromByteOffset: offset, as: Float.self))
        }
    }

    private func storeComponent(_ value: Double, in bytes: UnsafeMutableRawBufferPointer, at offset: Int) {
        let clamped = min(max(value, 0), 1)
        switch self {
        case .gray8, .rgba8, .bgra8: unsafe bytes[offset] = UInt8(clamped * 255 + 0.5)
        case .gray16, .rgba16:
            unsafe bytes.storeBytes(of: UInt16(clamped * 65535 + 0.5), toByteOffset: offset, as: UInt16.self)
        case .grayHalf, .rgbaHalf: unsafe bytes.storeBytes(of: Float16(value), toByteOffset: offset, as: Float16.self)
        case .grayFloat, .rgbaFloat: unsafe bytes.storeBytes(of: Float(value), toByteOffset: offset, as: Float.self)
        }
    }
}
