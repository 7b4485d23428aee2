/// A kind of state: its name in HealthKit, and the states that there are.
package struct CategoryKind: Sendable, Hashable {
    /// The raw value of HealthKit's identifier.
    package let identifier: String
    /// The states by their numbers; one without a name if the kind only tells that something was the case.
    package let states: [Int: String]

    private init(_ name: String, _ states: [Int: String] = [0: ""]) {
        identifier = Self.prefix + name
        self.states = states
    }

    /// What identifiers begin with.
    package static let prefix = "HKCategoryTypeIdentifier"

    /// All kinds.
    package static let all: [CategoryKind] =
        [
            CategoryKind(
                "SleepAnalysis",
                [0: "in bed", 1: "asleep", 2: "awake", 3: "core sleep", 4: "deep sleep", 5: "REM sleep"]
            ),
            CategoryKind("AppleStandHour", [0: "stood", 1: "idle"]),
            CategoryKind("LowCardioFitnessEvent", [1: "low"]),
            CategoryKind(
                "AppleWalkingSteadinessEvent",
                [1: "low at first", 2: "very low at first", 3: "low again", 4: "very low again"]
            ),
            CategoryKind("AudioExposureEvent", [1: "loud for a moment"]),
            CategoryKind("HeadphoneAudioExposureEvent", [1: "loud for a week"]),
            CategoryKind("CervicalMucusQuality", [1: "dry", 2: "sticky", 3: "creamy", 4: "watery", 5: "egg white"]),
            CategoryKind("MenstrualFlow", bleeding),
            CategoryKind("BleedingAfterPregnancy", bleeding),
            CategoryKind("BleedingDuringPregnancy", bleeding),
            CategoryKind(
                "Contraceptive",
                [
                    1: "unspecified", 2: "implant", 3: "injection", 4: "intrauterine device", 5: "ring", 6: "oral",
                    7: "patch",
                ]
            ),
            CategoryKind(
                "OvulationTestResult",
                [1: "negative", 2: "surge of luteinizing hormone", 3: "indeterminate", 4: "surge of estrogen"]
            ),
            CategoryKind("PregnancyTestResult", testResult),
            CategoryKind("ProgesteroneTestResult", testResult),
            CategoryKind("AppetiteChanges", [0: "unspecified", 1: "no change", 2: "decreased", 3: "increased"]),
        ]
        + [
            "MindfulSession", "ToothbrushingEvent", "HandwashingEvent", "HighHeartRateEvent", "LowHeartRateEvent",
            "IrregularHeartRhythmEvent", "SleepApneaEvent", "IntermenstrualBleeding", "InfrequentMenstrualCycles",
            "IrregularMenstrualCycles", "PersistentIntermenstrualBleeding", "ProlongedMenstrualPeriods", "Lactation",
            "Pregnancy", "SexualActivity",
        ].map { CategoryKind($0) }
        + ["MoodChanges", "SleepChanges"].map { CategoryKind($0, [0: "present", 1: "not present"]) }
        + [
            "AbdominalCramps", "Acne", "BladderIncontinence", "Bloating", "BreastPain", "ChestTightnessOrPain",
            "Chills", "Constipation", "Coughing", "Diarrhea", "Dizziness", "DrySkin", "Fainting", "Fatigue", "Fever",
            "GeneralizedBodyAche", "HairLoss", "Headache", "Heartburn", "HotFlashes", "LossOfSmell", "LossOfTaste",
            "LowerBackPain", "MemoryLapse", "Nausea", "NightSweats", "PelvicPain", "RapidPoundingOrFlutteringHeartbeat",
            "RunnyNose", "ShortnessOfBreath", "SinusCongestion", "SkippedHeartbeat", "SoreThroat", "VaginalDryness",
            "Vomiting", "Wheezing",
        ].map { CategoryKind($0, severity) }

    private static let bleeding = [1: "unspecified", 2: "light", 3: "medium", 4: "heavy", 5: "none"]
    private static let testResult = [1: "negative", 2: "positive", 3: "indeterminate"]
    private static let severity = [0: "unspecified", 1: "not present", 2: "mild", 3: "moderate", 4: "severe"]

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    /// Returns the kind with HealthKit's identifier.
    package static func identified(_ identifier: String) -> CategoryKind? { byIdentifier[identifier] }
}
