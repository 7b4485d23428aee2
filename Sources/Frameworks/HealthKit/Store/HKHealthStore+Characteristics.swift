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

/// How the skin reacts to the sun.
public enum HKFitzpatrickSkinType: Int, Sendable {
    /// It isn't known.
    case notSet = 0
    /// It always burns, and never tans.
    case I
    /// It usually burns.
    case II
    /// It sometimes burns.
    case III
    /// It rarely burns.
    case IV
    /// It very rarely burns.
    case V
    /// It never burns.
    case VI
}

/// What is known of a person's skin.
public final class HKFitzpatrickSkinTypeObject: NSObject, Sendable {
    /// How the skin reacts to the sun.
    public let skinType: HKFitzpatrickSkinType

    init(_ skinType: HKFitzpatrickSkinType) { self.skinType = skinType }
}

/// Whether a person uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
    /// It isn't known.
    case notSet = 0
    /// The person doesn't.
    case no
    /// The person does.
    case yes
}

/// What is known of a person's use of a wheelchair.
public final class HKWheelchairUseObject: NSObject, Sendable {
    /// Whether the person uses a wheelchair.
    public let wheelchairUse: HKWheelchairUse

    init(_ wheelchairUse: HKWheelchairUse) { self.wheelchairUse = wheelchairUse }
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

    /// Returns how the person's skin reacts to the sun, which isn't kept here and so isn't set.
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { HKFitzpatrickSkinTypeObject(.notSet) }

    /// Returns whether the person uses a wheelchair, which isn't kept here and so isn't set.
    public func wheelchairUse() throws -> HKWheelchairUseObject { HKWheelchairUseObject(.notSet) }
}
