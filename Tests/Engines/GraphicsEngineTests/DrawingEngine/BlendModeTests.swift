import DrawingEngine
import Testing

@Suite("Blend modes")
struct BlendModeTests {
    private static let below = Paint(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.8)
    private static let above = Paint(red: 0.9, green: 0.3, blue: 0.6, alpha: 0.6)

    @Test("Combine two colors as W3C's Compositing and Blending says", arguments: BlendMode.allCases)
    func combines(mode: BlendMode) throws {
        let canvas = try CanvasTests.canvas(1, 1, .rgba)
        for (mode, paint) in [(.copy, Self.below), (mode, Self.above)] as [(BlendMode, Paint)] {
            canvas.setBlendMode(mode)
            canvas.setFillColor(
                DrawingColor(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
            )
            canvas.fill(CanvasTests.square(0, 0), rule: .winding)
        }
        let drawn = CanvasTests.bytes(canvas).map(Int.init)
        let expected = Self.expected(mode)
        // Cairo rounds each of some steps to 8 bits.
        #expect(zip(drawn, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(drawn) and not \(expected)")
    }

    @Test("Are all told apart by those colors")
    func distinct() {
        let colors = BlendMode.allCases.map(Self.expected)
        for (index, color) in colors.enumerated() {
            for other in colors[..<index] { #expect(zip(color, other).contains { abs($0 - $1) > 4 }) }
        }
    }

    private struct Paint { let red, green, blue, alpha: Double }

    /// The color and alpha that a mode makes of the two, premultiplied, from 0 to 255.
    private static func expected(_ mode: BlendMode) -> [Int] {
        func channel(_ lower: Double, _ upper: Double) -> Double {
            if let mix = blend(mode) {
                return upper * above.alpha * (1 - below.alpha) + lower * below.alpha * (1 - above.alpha)
                    + mix(lower, upper) * above.alpha * below.alpha
            }
            let (ofUpper, ofLower) = shares(mode)
            return min(1, upper * above.alpha * ofUpper + lower * below.alpha * ofLower)
        }
        let values = [
            channel(below.red, above.red), channel(below.green, above.green), channel(below.blue, above.blue),
            blend(mode) == nil ? channel(1, 1) : above.alpha + below.alpha - above.alpha * below.alpha,
        ]
        return values.map { Int(($0 * 255).rounded()) }
    }

    /// How a mode mixes colors where both are; nil for a mode that only covers.
    private static func blend(_ mode: BlendMode) -> ((_ lower: Double, _ upper: Double) -> Double)? {
        func screen(_ one: Double, _ other: Double) -> Double { one + other - one * other }
        func hardLight(_ lower: Double, _ upper: Double) -> Double {
            upper <= 0.5 ? lower * 2 * upper : screen(lower, 2 * upper - 1)
        }
        return switch mode {
        case .multiply: { $0 * $1 }
        case .screen: screen
        case .overlay: { hardLight($1, $0) }
        case .darken: min
        case .lighten: max
        case .colorDodge: { min(1, $0 / (1 - $1)) }
        case .colorBurn: { 1 - min(1, (1 - $0) / $1) }
        case .hardLight: hardLight
        case .softLight:
            { lower, upper in
                let light = lower <= 0.25 ? ((16 * lower - 12) * lower + 4) * lower : lower.squareRoot()
                return upper <= 0.5
                    ? lower - (1 - 2 * upper) * lower * (1 - lower) : lower + (2 * upper - 1) * (light - lower)
            }
        case .difference: { abs($0 - $1) }
        case .exclusion: { $0 + $1 - 2 * $0 * $1 }
        default: nil
        }
    }

    /// The shares of both that a mode without mixing keeps.
    private static func shares(_ mode: BlendMode) -> (upper: Double, lower: Double) {
        let (upper, lower) = (above.alpha, below.alpha)
        return switch mode {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (lower, 0)
        case .sourceOut: (1 - lower, 0)
        case .sourceAtop: (lower, 1 - upper)
        case .destinationOver: (1 - lower, 1)
        case .destinationIn: (0, upper)
        case .destinationOut: (0, 1 - upper)
        case .destinationAtop: (1 - lower, upper)
        case .xor: (1 - lower, 1 - upper)
        case .add: (1, 1)
        default: (1, 1 - upper)
        }
    }
}
