/// A decimal prefix of a unit.
package enum MetricPrefix: Int, Sendable, Hashable, CaseIterable {
    /// No prefix.
    case none = 0
    /// 10⁻¹².
    case pico
    /// 10⁻⁹.
    case nano
    /// 10⁻⁶.
    case micro
    /// 10⁻³.
    case milli
    /// 10⁻².
    case centi
    /// 10⁻¹.
    case deci
    /// 10.
    case deca
    /// 10².
    case hecto
    /// 10³.
    case kilo
    /// 10⁶.
    case mega
    /// 10⁹.
    case giga
    /// 10¹².
    case tera
    /// 10⁻¹⁵.
    case femto

    /// The power of ten.
    var power: Int { [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12, -15][rawValue] }

    /// The prefix in a notation.
    func symbol(in notation: UnitNotation) -> String {
        if self == .micro, notation == .ucum { return "u" }
        return ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
    }
}

/// A way of writing units.
package enum UnitNotation: Sendable, Hashable {
    /// The strings of `HKUnit`, such as `mg/dL` and `count/min`.
    case health
    /// The codes of UCUM, which FHIR uses, such as `mm[Hg]` and `/min`.
    case ucum
}
