import HealthEngine

/// A unit of a quantity, such as millimeters of mercury or milligrams by deciliter.
///
/// Units with different names may measure the same, and quantities convert between them.
public final class HKUnit: NSObject, NSCopying, NSSecureCoding, Sendable {
    let measure: MeasureUnit

    init(_ measure: MeasureUnit) { self.measure = measure }

    /// Creates the unit that a text names, such as `mg/dL` or `mmol<180.1558800000541>/L`.
    ///
    /// A text that names no unit is a programming error.
    public convenience init(from string: String) {
        guard let measure = MeasureUnit(string, in: .health) else {
            preconditionFailure("'\(string)' names no unit of HealthKit.")
        }
        self.init(measure)
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a unit from an archive.
    public convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "unitString"),
            let measure = MeasureUnit(text as String, in: .health)
        else { return nil }
        self.init(measure)
    }

    /// Writes the unit to an archive.
    public func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "unitString") }

    /// The text that names the unit.
    public var unitString: String { measure.healthString }

    /// Returns whether the unit measures nothing.
    public func isNull() -> Bool { measure.isNull }

    /// Returns the unit itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is the same unit.
    override public func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.measure == measure }

    /// A hash of the unit.
    override public var hash: Int { measure.hashValue }

    /// The text that names the unit.
    override public var description: String { unitString }
}

extension HKUnit {
    /// Returns the product with another unit.
    public func unitMultiplied(by unit: HKUnit) -> HKUnit { Self.bounded(measure.times(unit.measure)) }

    /// Returns the quotient by another unit.
    public func unitDivided(by unit: HKUnit) -> HKUnit { Self.bounded(measure.over(unit.measure)) }

    /// Returns a power of the unit.
    public func unitRaised(toPower power: Int) -> HKUnit { Self.bounded(measure.raised(to: power)) }

    /// Returns one divided by the unit.
    public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    private static func bounded(_ measure: MeasureUnit?) -> HKUnit {
        guard let measure else { preconditionFailure("A unit has at most 16 factors, with powers up to 16.") }
        return HKUnit(measure)
    }

    static func simple(_ symbol: String, _ prefix: HKMetricPrefix = .none, molarMass: Double? = nil) -> HKUnit {
        let prefix = MetricPrefix(rawValue: prefix.rawValue) ?? .none
        guard let measure = MeasureUnit(prefix, symbol, molarMass: molarMass) else {
            preconditionFailure("A mole has a molar mass above zero.")
        }
        return HKUnit(measure)
    }
}
