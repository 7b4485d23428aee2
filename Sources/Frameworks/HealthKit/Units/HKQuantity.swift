import HealthEngine

/// A value in a unit, which can be asked for in any unit that measures the same.
public final class HKQuantity: NSObject, NSCopying, NSSecureCoding, Sendable {
    let measure: Measure

    init(_ measure: Measure) { self.measure = measure }

    /// Creates a quantity.
    public convenience init(unit: HKUnit, doubleValue value: Double) {
        self.init(Measure(value: value, unit: unit.measure))
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a quantity from an archive.
    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "value"), let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit")
        else { return nil }
        self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "value"))
    }

    /// Writes the quantity to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(HKUnit(measure.unit), forKey: "unit")
        coder.encode(measure.value, forKey: "value")
    }

    /// Returns whether the quantity converts into a unit.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { measure.unit.isCompatible(with: unit.measure) }

    /// Returns the value in a unit, which has to be compatible.
    public func doubleValue(for unit: HKUnit) -> Double {
        guard let value = measure.unit.convert(measure.value, to: unit.measure) else {
            preconditionFailure("A quantity in \(measure.unit.healthString) doesn't convert into \(unit.unitString).")
        }
        return value
    }

    /// Compares with a quantity, which has to be compatible.
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: HKUnit(measure.unit))
        return measure.value < other ? .orderedAscending : measure.value > other ? .orderedDescending : .orderedSame
    }

    /// Returns the quantity itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is the same value, in any unit.
    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity else { return false }
        return other.measure.unit.convert(other.measure.value, to: measure.unit) == measure.value
    }

    /// A hash, the same for all quantities: equal ones may have different units.
    override public var hash: Int { 0 }

    /// The value with its unit.
    override public var description: String {
        let text = "\(measure.value)"
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " " + measure.unit.healthString
    }
}
