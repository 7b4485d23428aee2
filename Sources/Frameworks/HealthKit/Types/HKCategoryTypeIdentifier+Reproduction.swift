extension HKCategoryTypeIdentifier {
    /// Menstrual bleeding, as ``HKCategoryValueVaginalBleeding`` tells.
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    /// Bleeding between periods.
    public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    /// Cycles that are far apart.
    public static let infrequentMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
    /// Cycles of different lengths.
    public static let irregularMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
    /// Bleeding between periods, again and again.
    public static let persistentIntermenstrualBleeding = Self(
        rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding"
    )
    /// Long periods.
    public static let prolongedMenstrualPeriods = Self(rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
    /// Bleeding after a pregnancy, as ``HKCategoryValueVaginalBleeding`` tells.
    public static let bleedingAfterPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
    /// Bleeding in a pregnancy, as ``HKCategoryValueVaginalBleeding`` tells.
    public static let bleedingDuringPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingDuringPregnancy")
    /// The quality of cervical mucus, as ``HKCategoryValueCervicalMucusQuality`` tells.
    public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    /// The result of a test, as ``HKCategoryValueOvulationTestResult`` tells.
    public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    /// The result of a test, as ``HKCategoryValuePregnancyTestResult`` tells.
    public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
    /// The result of a test, as ``HKCategoryValueProgesteroneTestResult`` tells.
    public static let progesteroneTestResult = Self(rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
    /// A contraceptive, as ``HKCategoryValueContraceptive`` tells.
    public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
    /// Lactation.
    public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
    /// A pregnancy.
    public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
    /// Sexual activity.
    public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
}
