// How severe most of these are is told by `HKCategoryValueSeverity`.
extension HKCategoryTypeIdentifier {
    /// Abdominal cramps.
    public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
    /// Acne.
    public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
    /// A change of the appetite, as ``HKCategoryValueAppetiteChanges`` tells.
    public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
    /// Incontinence.
    public static let bladderIncontinence = Self(rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
    /// Bloating.
    public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
    /// Pain in the breasts.
    public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
    /// Tightness or pain in the chest.
    public static let chestTightnessOrPain = Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
    /// Chills.
    public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
    /// Constipation.
    public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
    /// Coughing.
    public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
    /// Diarrhea.
    public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
    /// Dizziness.
    public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
    /// Dry skin.
    public static let drySkin = Self(rawValue: "HKCategoryTypeIdentifierDrySkin")
    /// Fainting.
    public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
    /// Fatigue.
    public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
    /// Fever.
    public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
    /// An ache of the whole body.
    public static let generalizedBodyAche = Self(rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
    /// A loss of hair.
    public static let hairLoss = Self(rawValue: "HKCategoryTypeIdentifierHairLoss")
    /// Headache.
    public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
    /// Heartburn.
    public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
    /// Hot flashes.
    public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
    /// A loss of smell.
    public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
    /// A loss of taste.
    public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
    /// Pain in the lower back.
    public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
    /// A lapse of memory.
    public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
    /// A change of mood, as ``HKCategoryValuePresence`` tells.
    public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
    /// Nausea.
    public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
    /// Sweating at night.
    public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
    /// Pain in the pelvis.
    public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
    /// A rapid, pounding or fluttering heartbeat.
    public static let rapidPoundingOrFlutteringHeartbeat = Self(
        rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat"
    )
    /// A runny nose.
    public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
    /// Shortness of breath.
    public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
    /// Congested sinuses.
    public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
    /// Skipped heartbeats.
    public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
    /// A change of sleep, as ``HKCategoryValuePresence`` tells.
    public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
    /// A sore throat.
    public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
    /// Dryness of the vagina.
    public static let vaginalDryness = Self(rawValue: "HKCategoryTypeIdentifierVaginalDryness")
    /// Vomiting.
    public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
    /// Wheezing.
    public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
}
