import HealthEngine

/// A Boolean value that indicates whether a person typed the sample in.
public let HKMetadataKeyWasUserEntered: String = "HKWasUserEntered"
/// The name of the time zone in which the sample was measured.
public let HKMetadataKeyTimeZone: String = "HKTimeZone"
/// The identifier of the sample in another program.
public let HKMetadataKeyExternalUUID: String = "HKExternalUUID"
/// An identifier by which later versions of a sample replace it.
public let HKMetadataKeySyncIdentifier: String = "HKMetadataKeySyncIdentifier"
/// The number of the version of a sample with a sync identifier.
public let HKMetadataKeySyncVersion: String = "HKMetadataKeySyncVersion"
/// The name of the device.
public let HKMetadataKeyDeviceName: String = "HKDeviceName"
/// The maker of the device.
public let HKMetadataKeyDeviceManufacturerName: String = "HKDeviceManufacturerName"
/// The time of a glucose sample in relation to a meal, as a number.
public let HKMetadataKeyBloodGlucoseMealTime: String = "HKBloodGlucoseMealTime"

/// The time of a glucose sample in relation to a meal.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    /// Before the meal.
    case preprandial = 1
    /// After the meal.
    case postprandial
}

/// What metadata may say, in HealthKit's types and in those of readings.
enum Metadata {
    /// Returns a value as a fact, or nil if it is of no type that metadata may have.
    static func fact(_ value: Any) -> ReadingFact? {
        switch value {
        case let text as String: .text(text)
        case let date as Date: .date(date)
        case let quantity as HKQuantity: .measure(quantity.measure)
        // A truth value would do for a number, and a number for a truth value.
        case let number as NSNumber: isTruth(value, number) ? .flag(number.boolValue) : .number(number.doubleValue)
        default: nil
        }
    }

    private static func isTruth(_ value: Any, _ number: NSNumber) -> Bool {
        type(of: value) == Bool.self || number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
    }

    /// Returns a fact as a value.
    static func value(_ fact: ReadingFact) -> Any {
        switch fact {
        case .text(let text): text
        case .flag(let flag): flag
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        case .measure(let measure): HKQuantity(measure)
        }
    }
}

extension ReadingFact {
    /// Returns the order of two facts, or nil if they don't compare.
    func order(to other: ReadingFact) -> ComparisonResult? {
        switch (self, other) {
        case (.text(let text), .text(let other)): text.compare(other)
        case (.date(let date), .date(let other)): date.compare(other)
        case (.number(let number), .number(let other)): NSNumber(value: number).compare(NSNumber(value: other))
        case (.flag(let flag), .flag(let other)): NSNumber(value: flag).compare(NSNumber(value: other))
        case (.measure(let measure), .measure(let other)) where measure.unit.isCompatible(with: other.unit):
            HKQuantity(measure).compare(HKQuantity(other))
        default: nil
        }
    }
}
