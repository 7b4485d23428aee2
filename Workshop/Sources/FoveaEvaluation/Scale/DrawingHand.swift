import DrawingEngine
import Foundation

/// Random choices that are the same for the same seed, and the habits of whoever draws with them.
struct DrawingHand: RandomNumberGenerator {
    private var state: UInt64
    /// The colors that a thing keeps to, as most designers do.
    private(set) var palette: [DrawingColor] = []
    /// The typefaces that a thing keeps to.
    private(set) var typefaces: [Typeface] = []

    /// A family of letters, and how it is bent to look like another.
    struct Typeface {
        var family: String
        var isBold: Bool
        var stretch: Double
        var slant: Double
    }

    private static let families = [
        "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "DejaVu Sans Condensed", "DejaVu Serif Condensed",
    ]
    private static let syllables = """
        ba be bo ca ce co da de di do el en er fa fi go ha he in ka la le li lo ma me mi mo na ne ni no or pa pe pra re \
        ri ro sa se si so ta te ti to un ur va ve vi wa we yo the ing er st an qu zo ju xy gh
        """.split(separator: " ").map(String.init)

    init(seed: UInt64, number: Int) {
        // Mixed, or neighbors would draw the same numbers one after the other.
        state = Self.mixed(Self.mixed(seed) ^ UInt64(number))
        palette = (0..<integer(2...6)).map { _ in anyColor() }
        typefaces = (0..<integer(1...3)).map { _ in
            Typeface(
                family: pick(Self.families),
                isBold: chance(0.5),
                stretch: real(0.55...1.7),
                slant: chance(0.4) ? real(-0.35...0.35) : 0
            )
        }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        return Self.mixed(state)
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}

// MARK: - Choices

extension DrawingHand {
    mutating func real(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
    mutating func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
    mutating func chance(_ share: Double) -> Bool { real(0...1) < share }
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[integer(0...choices.count - 1)] }

    /// A color, mostly of the palette.
    mutating func color(alpha: Double = 1) -> DrawingColor {
        var color = chance(0.8) ? pick(palette) : anyColor()
        color.alpha = alpha
        return color
    }

    /// A color to be read on another one.
    mutating func color(on ground: DrawingColor) -> DrawingColor {
        for _ in 0..<8 {
            let color = color()
            if abs(color.light - ground.light) > 0.3 { return color }
        }
        return ground.light < 0.5 ? DrawingColor(red: 1, green: 1, blue: 1) : .black
    }

    mutating func words(_ count: Int) -> String {
        let words = (0..<count).map { _ in
            (0..<integer(1...4)).map { _ in pick(Self.syllables) }.joined()
        }
        let text = words.joined(separator: " ")
        return chance(0.4) ? text.uppercased() : chance(0.7) ? text.capitalized : text
    }

    private mutating func anyColor() -> DrawingColor {
        if chance(0.25) {
            let level = pick([0, 0.08, 0.16, 0.5, 0.82, 0.96, 1])
            return DrawingColor(red: level, green: level, blue: level)
        }
        return DrawingColor(red: real(0...1), green: real(0...1), blue: real(0...1))
    }
}

extension DrawingColor {
    var light: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
