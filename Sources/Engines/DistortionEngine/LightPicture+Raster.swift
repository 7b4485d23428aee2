import PixelEngine

extension LightPicture {
    /// Reads stored pixels; transparent ones are composited over white.
    init(_ raster: Raster) throws(PixelError) {
        let stored = try raster.flattened().converted(to: .rgba8, alpha: .opaque)
        self.init(width: stored.width, height: stored.height)
        let table = Encoding.shared.light
        unsafe stored.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let at = y * stored.bytesPerRow + 4 * x
                    unsafe pixels[y * width + x] = SIMD4(
                        table[Int(bytes[at])],
                        table[Int(bytes[at + 1])],
                        table[Int(bytes[at + 2])],
                        1
                    )
                }
            }
        }
    }

    /// The picture as opaque pixels of sRGB.
    func raster() throws(PixelError) -> Raster {
        let encoding = Encoding.shared
        return try unsafe Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = pixels[y * width + x]
                    let at = y * bytesPerRow + 4 * x
                    for component in 0..<3 { unsafe bytes[at + component] = encoding.level(pixel[component]) }
                    unsafe bytes[at + 3] = 255
                }
            }
        }
    }
}

/// A conversion between levels of sRGB and light.
struct Encoding: Sendable {
    static let shared = Encoding()

    /// The light of each of the 256 levels.
    let light: [Float]
    /// The least light that each level encodes.
    private let bounds: [Float]
    /// For each of 4,096 steps of light, a level at or below its own.
    private let starts: [UInt8]

    private init() {
        let exact = (0..<512).map { Self.light(Double($0) / 510) }
        light = (0..<256).map { Float(exact[2 * $0]) }
        let bounds = [0] + (1..<256).map { Float(exact[2 * $0 - 1]) }
        self.bounds = bounds
        var level = 0
        starts = (0..<4_096).map { step in
            while level < 255, bounds[level + 1] <= Float(step) / 4_096 { level += 1 }
            return UInt8(level)
        }
    }

    /// Returns the level of light, clamped at white.
    func level(_ light: Float) -> UInt8 {
        // The comparison maps a NaN to 0.
        guard light > 0 else { return 0 }
        guard light < 1 else { return 255 }
        var level = Int(starts[Int(light * 4_096)])
        while level < 255, bounds[level + 1] <= light { level += 1 }
        return UInt8(level)
    }

    /// The light of a level from 0 to 1, by IEC 61966-2-1.
    private static func light(_ level: Double) -> Double {
        guard level > 0.04045 else { return level / 12.92 }
        // x to the power of 2.4 is the square, times the fifth root of the square.
        let square = ((level + 0.055) / 1.055) * ((level + 0.055) / 1.055)
        return square * ExactMath.fifthRoot(square)
    }
}
