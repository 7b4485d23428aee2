extension ReadingKind {
    /// Measures of the body.
    static let body: [ReadingKind] = [
        ReadingKind(
            "BodyMass",
            "kg",
            ["29463-7", "3141-9"],
            "Body weight",
            in: "vital-signs",
            profile: "bodyweight",
            units: ["kg", "g", "[lb_av]"]
        ),
        ReadingKind(
            "BodyMassIndex",
            "count",
            ["39156-5"],
            "Body mass index",
            in: "vital-signs",
            profile: "bmi",
            units: ["kg/m2"]
        ),
        ReadingKind("BodyFatPercentage", "%", ["41982-0"], "Percentage of body fat", in: "exam", units: ["%"]),
        ReadingKind("LeanBodyMass", "kg", ["91557-9"], "Lean body weight", in: "exam"),
        ReadingKind(
            "Height",
            "m",
            ["8302-2"],
            "Body height",
            in: "vital-signs",
            profile: "bodyheight",
            units: ["cm", "[in_i]"]
        ),
        ReadingKind("WaistCircumference", "m", ["8280-0"], "Waist circumference at umbilicus", in: "exam"),
        ReadingKind("AppleSleepingWristTemperature", "degC", in: "exam"),
    ]
}
