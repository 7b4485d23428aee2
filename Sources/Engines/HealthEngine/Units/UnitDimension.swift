/// What a unit measures, as powers of kinds that don't convert into each other.
struct UnitDimension: Hashable, Sendable {
    /// A kind of measure.
    enum Base: Int {
        case mass, length, time, temperature, amount, current, angle, light, potency, soundLevel, hearingLevel
    }

    private var powers = SIMD16<Int>.zero

    /// A unit that only counts.
    static let none = UnitDimension()

    /// Creates a product of powers.
    init(_ powers: [Base: Int] = [:]) {
        for (base, power) in powers { self.powers[base.rawValue] = power }
    }

    /// Multiplies by a power of another dimension.
    mutating func multiply(by other: UnitDimension, power: Int) { powers &+= other.powers &* power }
}
