/// A decimal prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
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
}

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose: Double = 180.15588000005408
