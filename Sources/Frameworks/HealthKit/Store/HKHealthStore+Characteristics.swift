/// A biological sex.
public enum HKBiologicalSex: Int, Sendable {
    /// It isn't known.
    case notSet = 0
    /// Female.
    case female
    /// Male.
    case male
    /// Another one.
    case other
}

/// What is known of a person's biological sex.
public final class HKBiologicalSexObject: NSObject, Sendable {
    /// The biological sex.
    public let biologicalSex: HKBiologicalSex

    init(_ biologicalSex: HKBiologicalSex) { self.biologicalSex = biologicalSex }
}

/// A blood type.
public enum HKBloodType: Int, Sendable {
    /// It isn't known.
    case notSet = 0
    /// A+.
    case aPositive
    /// A−.
    case aNegative
    /// B+.
    case bPositive
    /// B−.
    case bNegative
    /// AB+.
    case abPositive
    /// AB−.
    case abNegative
    /// O+.
    case oPositive
    /// O−.
    case oNegative
}

/// What is known of a person's blood type.
public final class HKBloodTypeObject: NSObject, Sendable {
    /// The blood type.
    public let bloodType: HKBloodType

    init(_ bloodType: HKBloodType) { self.bloodType = bloodType }
}

extension HKHealthStore {
    /// Returns the person's date of birth, which isn't kept here, so that it throws.
    public func dateOfBirthComponents() throws -> DateComponents {
        throw HKError(.errorNoData, "The person's date of birth isn't kept on Linux.")
    }

    /// Returns the person's biological sex, which isn't kept here and so isn't set.
    public func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject(.notSet) }

    /// Returns the person's blood type, which isn't kept here and so isn't set.
    public func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject(.notSet) }
}
