/// A unit of measure: a product of powers of simple units, such as `mg/dL`.
package struct MeasureUnit: Sendable {
    /// The most factors of a unit, and the largest power of one.
    static let factorLimit = 16

    /// A simple unit with its prefix, and its power.
    struct Factor: Hashable, Sendable {
        var prefix = MetricPrefix.none
        var unit: SimpleUnit
        /// The grams of a mole, if it is one of a known substance.
        var molarMass: Double?
        var power = 1
    }

    /// The factors, each simple unit once, in the order in which they were written.
    let factors: [Factor]
    /// What the unit measures.
    let dimension: UnitDimension
    /// The size in grams, meters, seconds and products of these, or nil if it is too long for exact numbers.
    let scale: ExactNumber?

    /// Creates a unit; nil if it has too many factors, or one of too large a power.
    init?(_ factors: [Factor]) {
        var kept: [Factor] = []
        for factor in factors {
            if let index = kept.firstIndex(where: { Self.isSame($0, factor) }) {
                kept[index].power += factor.power
            } else {
                kept.append(factor)
            }
            guard abs(factor.power) <= Self.factorLimit else { return nil }
        }
        kept.removeAll { $0.power == 0 }
        guard kept.count <= Self.factorLimit, kept.allSatisfy({ abs($0.power) <= Self.factorLimit }) else { return nil }
        var dimension = UnitDimension.none
        var scale: ExactNumber? = ExactNumber(1)
        for factor in kept {
            dimension.multiply(by: factor.dimension, power: factor.power)
            scale = factor.scale?.raised(to: factor.power).flatMap { scale?.times($0) }
        }
        self.factors = kept
        self.dimension = dimension
        self.scale = scale
    }

    private static func isSame(_ first: Factor, _ second: Factor) -> Bool {
        (first.prefix, first.unit) == (second.prefix, second.unit) && first.molarMass == second.molarMass
    }

    /// Returns whether values convert from one unit to the other.
    package func isCompatible(with other: MeasureUnit) -> Bool { dimension == other.dimension }

    /// A Boolean value that indicates whether the unit measures nothing and counts nothing.
    package var isNull: Bool { factors.isEmpty }

    /// A Boolean value that indicates whether it has moles of a substance that isn't known.
    var hasUnknownMoles: Bool { factors.contains { $0.unit == .mole && $0.molarMass == nil } }

    /// Returns the unit with the molar mass of a substance for moles of one that isn't known.
    package func withMolarMass(_ mass: Double) -> MeasureUnit {
        let changed = factors.map { factor in
            var changed = factor
            if factor.unit == .mole, factor.molarMass == nil { changed.molarMass = mass }
            return changed
        }
        return MeasureUnit(changed) ?? self
    }

    /// Returns a product, or nil if it has too many factors.
    package func times(_ other: MeasureUnit) -> MeasureUnit? { MeasureUnit(factors + other.factors) }

    /// Returns a quotient, or nil if it has too many factors.
    package func over(_ other: MeasureUnit) -> MeasureUnit? { other.raised(to: -1).flatMap(times) }

    /// Returns a power, or nil if it is too large.
    package func raised(to power: Int) -> MeasureUnit? {
        guard abs(power) <= Self.factorLimit else { return nil }
        return MeasureUnit(
            factors.map { factor in
                var raised = factor
                raised.power *= power
                return raised
            }
        )
    }
}

extension MeasureUnit: Hashable {
    /// Returns whether units have the same factors, in any order.
    package static func == (first: MeasureUnit, second: MeasureUnit) -> Bool {
        Set(first.factors) == Set(second.factors)
    }

    /// Adds the factors to a hash.
    package func hash(into hasher: inout Hasher) { hasher.combine(Set(factors)) }
}

extension MeasureUnit.Factor {
    /// What the factor measures: a mole of a known substance is a mass.
    var dimension: UnitDimension { molarMass == nil ? unit.dimension : UnitDimension([.mass: 1]) }

    /// The size, or nil if it is too long for exact numbers.
    var scale: ExactNumber? {
        let prefixed = ExactNumber(1, power: prefix.power).times(unit.scale)
        guard let molarMass else { return prefixed }
        return ExactNumber(decimal: molarMass).flatMap { prefixed?.times($0) }
    }
}
