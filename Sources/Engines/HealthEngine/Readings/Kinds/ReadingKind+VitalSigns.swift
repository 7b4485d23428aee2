extension ReadingKind {
    /// The grams of a mole of glucose, as Apple has it.
    package static let glucoseMass = 180.15588000005408

    /// Measures of heart, blood and breath, and what is given for them.
    static let vitalSigns: [ReadingKind] = [
        ReadingKind(
            "BloodPressureSystolic",
            "mmHg",
            ["8480-6"],
            "Systolic blood pressure",
            in: "vital-signs",
            profile: "vitalsigns",
            units: ["mm[Hg]"]
        ),
        ReadingKind(
            "BloodPressureDiastolic",
            "mmHg",
            ["8462-4"],
            "Diastolic blood pressure",
            in: "vital-signs",
            profile: "vitalsigns",
            units: ["mm[Hg]"]
        ),
        ReadingKind(
            "BloodGlucose",
            "mg/dL",
            ["2339-0", "41653-7", "2345-7"],
            "Glucose [Mass/volume] in Blood",
            in: "laboratory",
            units: ["mg/dL", "mmol/L"],
            molarMass: glucoseMass,
            molarCodes: ["15074-8", "14743-9", "14749-6"]
        ),
        ReadingKind(
            "HeartRate",
            "count/min",
            ["8867-4"],
            "Heart rate",
            in: "vital-signs",
            .timeWeighted,
            profile: "heartrate",
            units: ["/min"]
        ),
        ReadingKind("RestingHeartRate", "count/min", ["40443-4"], "Resting heart rate", in: "exam", units: ["/min"]),
        ReadingKind("WalkingHeartRateAverage", "count/min", in: "exam", units: ["/min"]),
        ReadingKind("HeartRateRecoveryOneMinute", "count/min", in: "exam", units: ["/min"]),
        ReadingKind(
            "HeartRateVariabilitySDNN",
            "ms",
            ["80404-7"],
            "R-R interval.standard deviation (Heart rate variability)",
            in: "exam"
        ),
        ReadingKind("AtrialFibrillationBurden", "%", in: "exam", units: ["%"]),
        ReadingKind(
            "BodyTemperature",
            "degC",
            ["8310-5"],
            "Body temperature",
            in: "vital-signs",
            profile: "bodytemp",
            units: ["Cel", "[degF]"]
        ),
        ReadingKind("BasalBodyTemperature", "degC", in: "exam"),
        ReadingKind(
            "OxygenSaturation",
            "%",
            ["2708-6", "59408-5"],
            "Oxygen saturation in Arterial blood",
            in: "vital-signs",
            profile: "oxygensat",
            units: ["%"]
        ),
        ReadingKind("PeripheralPerfusionIndex", "%", in: "exam", units: ["%"]),
        ReadingKind("BloodAlcoholContent", "%", in: "laboratory", units: ["%"]),
        ReadingKind("ElectrodermalActivity", "mcS", in: "exam"),
        ReadingKind(
            "RespiratoryRate",
            "count/min",
            ["9279-1"],
            "Respiratory rate",
            in: "vital-signs",
            profile: "resprate",
            units: ["/min"]
        ),
        ReadingKind("PeakExpiratoryFlowRate", "L/min", ["19935-6"], "Peak expiratory flow rate", in: "exam"),
        ReadingKind("ForcedVitalCapacity", "L", in: "exam"),
        ReadingKind("ForcedExpiratoryVolume1", "L", in: "exam"),
        ReadingKind("AppleSleepingBreathingDisturbances", "count", in: "exam"),
        ReadingKind("InsulinDelivery", "IU", in: "therapy", .sum),
        ReadingKind("InhalerUsage", "count", in: "therapy", .sum),
        ReadingKind("NumberOfTimesFallen", "count", in: "exam", .sum),
    ]
}
