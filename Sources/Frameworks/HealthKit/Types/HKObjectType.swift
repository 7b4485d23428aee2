import HealthEngine

/// A type of what is stored about a person's health.
///
/// Sendable, as no type changes.
public class HKObjectType: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The identifier, as a text.
    public let identifier: String

    fileprivate init(named identifier: String) { self.identifier = identifier }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public class var supportsSecureCoding: Bool { true }

    /// Creates a type from an archive.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        identifier = text as String
    }

    /// Writes the type to an archive.
    public func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }

    /// Returns the type of measures with an identifier, or nil if it isn't known.
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        ReadingKind.identified(identifier.rawValue).map(HKQuantityType.init)
    }

    /// Returns the type of related samples with an identifier, or nil if it isn't known.
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        [.bloodPressure, .food].contains(identifier) ? HKCorrelationType(identifier) : nil
    }

    /// Returns the type of states with an identifier, or nil if it isn't known.
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        identifier.rawValue.hasPrefix("HKCategoryTypeIdentifier") ? HKCategoryType(identifier) : nil
    }

    /// Returns the type of a characteristic with an identifier, or nil if it isn't known.
    public class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        identifier.rawValue.hasPrefix("HKCharacteristicTypeIdentifier") ? HKCharacteristicType(identifier) : nil
    }

    /// Returns the type of workouts.
    public class func workoutType() -> HKWorkoutType { .shared }

    /// Returns the type itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is the same type.
    override public func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }

    /// A hash of the identifier.
    override public var hash: Int { identifier.hashValue }

    /// The identifier.
    override public var description: String { identifier }
}

/// A type of samples.
public class HKSampleType: HKObjectType, @unchecked Sendable {
    /// The type of samples with an identifier, or nil if it is none.
    static func named(_ identifier: String) -> HKSampleType? {
        if let kind = ReadingKind.identified(identifier) { return HKQuantityType(kind) }
        if let type = correlationType(forIdentifier: HKCorrelationTypeIdentifier(rawValue: identifier)) { return type }
        if identifier == Workout.kind { return HKWorkoutType.shared }
        return categoryType(forIdentifier: HKCategoryTypeIdentifier(rawValue: identifier))
    }
}

/// A type of samples with a quantity.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    private let kind: ReadingKind

    /// Creates the type with an identifier, which has to be a known one.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        guard let kind = ReadingKind.identified(identifier.rawValue) else {
            preconditionFailure("'\(identifier.rawValue)' is no type of quantities.")
        }
        self.init(kind)
    }

    init(_ kind: ReadingKind) {
        self.kind = kind
        super.init(named: kind.identifier)
    }

    /// Creates a type from an archive.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let kind = ReadingKind.identified(text as String)
        else { return nil }
        self.kind = kind
        super.init(coder: coder)
    }

    /// How several samples become one value.
    public var aggregationStyle: HKQuantityAggregationStyle {
        switch kind.style {
        case .sum: .cumulative
        case .average: .discreteArithmetic
        case .timeWeighted: .discreteTemporallyWeighted
        case .soundLevel: .discreteEquivalentContinuousLevel
        }
    }

    /// Returns whether quantities of the type convert into a unit.
    public func `is`(compatibleWith unit: HKUnit) -> Bool {
        kind.measureUnit.map { unit.measure.isCompatible(with: $0) } ?? false
    }

    /// The unit in which quantities of the type are usually shown.
    var usualUnit: HKUnit { HKUnit(from: kind.unit) }
}

/// A type of samples that belong together.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// Creates the type with an identifier.
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(named: identifier.rawValue) }

    /// Creates a type from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A type of samples with one of several states.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates the type with an identifier.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(named: identifier.rawValue) }

    /// Creates a type from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The type of workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {
    fileprivate static let shared = HKWorkoutType(named: Workout.kind)
}

/// A type of what doesn't change about a person.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Creates the type with an identifier.
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(named: identifier.rawValue) }

    /// Creates a type from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How several samples of a type become one value.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// Samples are added.
    case cumulative = 0
    /// Samples have an average.
    case discreteArithmetic
    /// Samples have an average that counts their time.
    case discreteTemporallyWeighted
    /// Samples of sound have a level.
    case discreteEquivalentContinuousLevel
}

/// The identifier of the type of workouts.
public let HKWorkoutTypeIdentifier: String = "HKWorkoutTypeIdentifier"
