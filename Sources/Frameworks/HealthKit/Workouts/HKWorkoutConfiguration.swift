import HealthEngine

/// Where a workout takes place.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    /// It isn't known.
    case unknown = 1
    /// Under a roof.
    case indoor
    /// Under the sky.
    case outdoor
}

/// Where somebody swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    /// It isn't known.
    case unknown = 0
    /// In a pool.
    case pool
    /// In the open.
    case openWater
}

/// What is known of a workout before it begins.
public final class HKWorkoutConfiguration: NSObject, NSCopying {
    /// What the person does.
    public var activityType = HKWorkoutActivityType.other
    /// Where the workout takes place.
    public var locationType = HKWorkoutSessionLocationType.unknown
    /// Where the person swims.
    public var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// The length of the pool.
    public var lapLength: HKQuantity?

    /// Creates a configuration of an unknown workout.
    override public init() {}

    /// Returns a configuration that says the same.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        copy.activityType = activityType
        copy.locationType = locationType
        copy.swimmingLocationType = swimmingLocationType
        copy.lapLength = lapLength
        return copy
    }

    /// What the metadata of a workout says of its configuration.
    var metadata: [String: ReadingFact] {
        var facts: [String: ReadingFact] = [:]
        if locationType != .unknown { facts[HKMetadataKeyIndoorWorkout] = .flag(locationType == .indoor) }
        if swimmingLocationType != .unknown {
            facts[HKMetadataKeySwimmingLocationType] = .number(Double(swimmingLocationType.rawValue))
        }
        facts[HKMetadataKeyLapLength] = lapLength.map { .measure($0.measure) }
        return facts
    }
}
