/// How much somebody bled.
public enum HKCategoryValueVaginalBleeding: Int, HKCategoryValuePredicateProviding {
    /// How much isn't known.
    case unspecified = 1
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// None.
    case none
}

/// How much somebody bled, under its former name.
public enum HKCategoryValueMenstrualFlow: Int, HKCategoryValuePredicateProviding {
    /// How much isn't known.
    case unspecified = 1
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// None.
    case none
}

/// What a sample of ``HKCategoryTypeIdentifier/cervicalMucusQuality`` tells.
public enum HKCategoryValueCervicalMucusQuality: Int, HKCategoryValuePredicateProviding {
    /// Dry.
    case dry = 1
    /// Sticky.
    case sticky
    /// Creamy.
    case creamy
    /// Watery.
    case watery
    /// Like the white of an egg.
    case eggWhite
}

/// What a sample of ``HKCategoryTypeIdentifier/contraceptive`` tells.
public enum HKCategoryValueContraceptive: Int, HKCategoryValuePredicateProviding {
    /// The method isn't known.
    case unspecified = 1
    /// An implant.
    case implant
    /// An injection.
    case injection
    /// An intrauterine device.
    case intrauterineDevice
    /// A ring.
    case intravaginalRing
    /// A pill.
    case oral
    /// A patch.
    case patch
}

/// What a sample of ``HKCategoryTypeIdentifier/ovulationTestResult`` tells.
public enum HKCategoryValueOvulationTestResult: Int, HKCategoryValuePredicateProviding {
    /// Negative.
    case negative = 1
    /// A surge of luteinizing hormone.
    case luteinizingHormoneSurge
    /// Neither is clear.
    case indeterminate
    /// A surge of estrogen.
    case estrogenSurge
}

/// What a sample of ``HKCategoryTypeIdentifier/pregnancyTestResult`` tells.
public enum HKCategoryValuePregnancyTestResult: Int, HKCategoryValuePredicateProviding {
    /// Negative.
    case negative = 1
    /// Positive.
    case positive
    /// Neither is clear.
    case indeterminate
}

/// What a sample of ``HKCategoryTypeIdentifier/progesteroneTestResult`` tells.
public enum HKCategoryValueProgesteroneTestResult: Int, HKCategoryValuePredicateProviding {
    /// Negative.
    case negative = 1
    /// Positive.
    case positive
    /// Neither is clear.
    case indeterminate
}
