/// What a person does in a workout.
package struct WorkoutActivity: Sendable, Hashable {
    /// HealthKit's number.
    package let number: Int
    /// HealthKit's name, such as `traditionalStrengthTraining`.
    let name: String

    /// The name in words.
    package var words: String { CamelCase.words(name.prefix(1).uppercased() + name.dropFirst()) }

    /// The end of the identifier of what its distance is.
    private var distance: String {
        switch name {
        case "cycling", "handCycling": "Cycling"
        case "swimming": "Swimming"
        case "wheelchairRunPace", "wheelchairWalkPace": "Wheelchair"
        case "downhillSkiing", "snowboarding": "DownhillSnowSports"
        case "crossCountrySkiing": "CrossCountrySkiing"
        case "paddleSports": "PaddleSports"
        case "rowing": "Rowing"
        case "skatingSports": "SkatingSports"
        default: "WalkingRunning"
        }
    }

    /// HealthKit's identifier of the measure that is the distance of the activity.
    package var distanceKind: String { "HKQuantityTypeIdentifierDistance" + distance }

    /// An activity of no other kind.
    package static let other = WorkoutActivity(number: 3000, name: "other")

    private static let names = [
        "americanFootball", "archery", "australianFootball", "badminton", "baseball", "basketball", "bowling", "boxing",
        "climbing", "cricket", "crossTraining", "curling", "cycling", "dance", "danceInspiredTraining", "elliptical",
        "equestrianSports", "fencing", "fishing", "functionalStrengthTraining", "golf", "gymnastics", "handball",
        "hiking", "hockey", "hunting", "lacrosse", "martialArts", "mindAndBody", "mixedMetabolicCardioTraining",
        "paddleSports", "play", "preparationAndRecovery", "racquetball", "rowing", "rugby", "running", "sailing",
        "skatingSports", "snowSports", "soccer", "softball", "squash", "stairClimbing", "surfingSports", "swimming",
        "tableTennis", "tennis", "trackAndField", "traditionalStrengthTraining", "volleyball", "walking",
        "waterFitness", "waterPolo", "waterSports", "wrestling", "yoga", "barre", "coreTraining",
        "crossCountrySkiing", "downhillSkiing", "flexibility", "highIntensityIntervalTraining", "jumpRope",
        "kickboxing", "pilates", "snowboarding", "stairs", "stepTraining", "wheelchairWalkPace", "wheelchairRunPace",
        "taiChi", "mixedCardio", "handCycling", "discSports", "fitnessGaming", "cardioDance", "socialDance",
        "pickleball", "cooldown",
    ]

    /// All activities; 81 is no number of one.
    package static let all: [WorkoutActivity] =
        names.enumerated().map { WorkoutActivity(number: $0 + 1, name: $1) }
        + [
            WorkoutActivity(number: 82, name: "swimBikeRun"), WorkoutActivity(number: 83, name: "transition"),
            WorkoutActivity(number: 84, name: "underwaterDiving"), other,
        ]

    private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })
    private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code.lowercased(), $0) })

    /// Returns the activity with HealthKit's number.
    package static func numbered(_ number: Int) -> WorkoutActivity? { byNumber[number] }

    /// Returns the activity with a code in an Observation: HealthKit's whole name, or its end, as other converters write.
    static func coded(_ code: String) -> WorkoutActivity? {
        byCode[code.lowercased()] ?? byCode[(prefix + code).lowercased()]
    }

    private static let prefix = "HKWorkoutActivityType"

    /// HealthKit's whole name, which is the code in an Observation.
    var code: String { Self.prefix + name.prefix(1).uppercased() + name.dropFirst() }
}
