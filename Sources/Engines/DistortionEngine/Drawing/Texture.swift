/// A texture of clouds between two colors, without edges.
package struct Texture: Sendable {
    private let seed: UInt64
    private let scale: Double
    private let dark: SIMD4<Float>
    private let bright: SIMD4<Float>

    /// Creates a texture of two random colors whose largest clouds have a size in pixels.
    init(_ random: inout SeededGenerator, scale: Double) {
        func color(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> SIMD4<Float> {
            SIMD4(
                Float(random.number(in: range)),
                Float(random.number(in: range)),
                Float(random.number(in: range)),
                1
            )
        }
        let dark = color(0.01...0.3, &random)
        let bright = color(0.1...0.8, &random)
        self.init(seed: random.next(), scale: scale, dark: dark, bright: bright)
    }

    /// Creates a texture between two colors of linear light.
    package init(seed: UInt64, scale: Double, dark: SIMD4<Float>, bright: SIMD4<Float>) {
        self.seed = seed
        self.scale = max(scale, 1)
        self.dark = dark
        self.bright = bright
    }

    /// The light at a place.
    func light(x: Double, y: Double) -> SIMD4<Float> {
        let level = Float(level(x: x, y: y))
        return dark * (1 - level) + bright * level
    }

    /// The share of the brighter color at a place, from 0 to 1.
    package func level(x: Double, y: Double) -> Double {
        // Each octave has half the size and a good half of the weight of the one before.
        var (sum, weight, total) = (0.0, 1.0, 0.0)
        var step = scale
        var octave: UInt64 = 0
        while octave < 5, step >= 1.5 {
            sum += weight * smooth(x: x / step, y: y / step, octave: octave)
            total += weight
            weight *= 0.55
            step /= 2
            octave += 1
        }
        // Values cluster around the middle; this spreads them.
        return total > 0 ? min(max((sum / total - 0.5) * 1.6 + 0.5, 0), 1) : 0.5
    }

    private func smooth(x: Double, y: Double, octave: UInt64) -> Double {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (fx, fy) = (Self.eased(x - left), Self.eased(y - top))
        let (column, row) = (Int64(left), Int64(top))
        let upper = corner(column, row, octave) * (1 - fx) + corner(column + 1, row, octave) * fx
        let lower = corner(column, row + 1, octave) * (1 - fx) + corner(column + 1, row + 1, octave) * fx
        return upper * (1 - fy) + lower * fy
    }

    private static func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }

    private func corner(_ column: Int64, _ row: Int64, _ octave: UInt64) -> Double {
        var word = seed ^ UInt64(bitPattern: column) &* 0x9e37_79b9_7f4a_7c15
        word ^= UInt64(bitPattern: row) &* 0xc2b2_ae3d_27d4_eb4f ^ octave &* 0x1656_67b1_9e37_79f9
        word = (word ^ (word >> 31)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 29)) &* 0x94d0_49bb_1331_11eb
        return Double((word ^ (word >> 32)) >> 11) * 0x1p-53
    }
}
