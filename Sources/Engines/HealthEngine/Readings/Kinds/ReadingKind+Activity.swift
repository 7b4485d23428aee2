extension ReadingKind {
    /// What a person has done in a time.
    static let activity: [ReadingKind] = [
        total("StepCount", "count", ["55423-8"], "Number of steps"),
        total("DistanceWalkingRunning", "km"),
        total("DistanceCycling", "km"),
        total("DistanceWheelchair", "km"),
        total("DistanceSwimming", "m"),
        total("DistanceDownhillSnowSports", "km"),
        total("DistanceCrossCountrySkiing", "km"),
        total("DistancePaddleSports", "km"),
        total("DistanceRowing", "km"),
        total("DistanceSkatingSports", "km"),
        total("ActiveEnergyBurned", "kcal", ["41981-2"], "Calories burned"),
        total("BasalEnergyBurned", "kcal"),
        total("FlightsClimbed", "count"),
        total("PushCount", "count"),
        total("SwimmingStrokeCount", "count"),
        total("NikeFuel", "count"),
        total("AppleExerciseTime", "min"),
        total("AppleMoveTime", "min"),
        total("AppleStandTime", "min"),
    ]

    /// How well a person moves.
    static let movement: [ReadingKind] = [
        value("VO2Max", "mL/min·kg"),
        value("PhysicalEffort", "kcal/hr·kg"),
        value("WorkoutEffortScore", "count"),
        value("EstimatedWorkoutEffortScore", "count"),
        value("RunningSpeed", "m/s"),
        value("RunningPower", "W"),
        value("RunningStrideLength", "m"),
        value("RunningVerticalOscillation", "cm"),
        value("RunningGroundContactTime", "ms"),
        value("CyclingSpeed", "m/s"),
        value("CyclingPower", "W"),
        value("CyclingFunctionalThresholdPower", "W"),
        value("CyclingCadence", "count/min"),
        value("CrossCountrySkiingSpeed", "m/s"),
        value("PaddleSportsSpeed", "m/s"),
        value("RowingSpeed", "m/s"),
        value("WalkingSpeed", "m/s"),
        value("WalkingStepLength", "m"),
        value("WalkingDoubleSupportPercentage", "%"),
        value("WalkingAsymmetryPercentage", "%"),
        value("AppleWalkingSteadiness", "%"),
        value("SixMinuteWalkTestDistance", "m"),
        value("StairAscentSpeed", "m/s"),
        value("StairDescentSpeed", "m/s"),
    ]

    /// What a person was exposed to, or has taken.
    static let surroundings: [ReadingKind] = [
        ReadingKind("EnvironmentalAudioExposure", "dBASPL", in: "exam", .soundLevel),
        ReadingKind("EnvironmentalSoundReduction", "dBASPL", in: "exam", .soundLevel),
        ReadingKind("HeadphoneAudioExposure", "dBASPL", in: "exam", .soundLevel),
        ReadingKind("UVExposure", "count", in: "exam"),
        ReadingKind("TimeInDaylight", "min", in: "activity", .sum),
        ReadingKind("UnderwaterDepth", "m", in: "activity"),
        ReadingKind("WaterTemperature", "degC", in: "activity"),
        ReadingKind("NumberOfAlcoholicBeverages", "count", in: "social-history", .sum),
    ]

    private static func total(
        _ name: String,
        _ unit: String,
        _ codes: [String] = [],
        _ display: String? = nil
    ) -> ReadingKind { ReadingKind(name, unit, codes, display, in: "activity", .sum) }

    private static func value(_ name: String, _ unit: String) -> ReadingKind {
        ReadingKind(name, unit, in: "activity")
    }
}
