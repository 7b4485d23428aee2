/// A Boolean value that indicates whether a person typed the sample in.
public let HKMetadataKeyWasUserEntered: String = "HKWasUserEntered"
/// The name of the time zone in which the sample was measured.
public let HKMetadataKeyTimeZone: String = "HKTimeZone"
/// The identifier of the sample in another program.
public let HKMetadataKeyExternalUUID: String = "HKExternalUUID"
/// An identifier by which later versions of a sample replace it.
public let HKMetadataKeySyncIdentifier: String = "HKMetadataKeySyncIdentifier"
/// The number of the version of a sample with a sync identifier.
public let HKMetadataKeySyncVersion: String = "HKMetadataKeySyncVersion"
/// The name of the device.
public let HKMetadataKeyDeviceName: String = "HKDeviceName"
/// The maker of the device.
public let HKMetadataKeyDeviceManufacturerName: String = "HKDeviceManufacturerName"
/// The time of a glucose sample in relation to a meal, as a number.
public let HKMetadataKeyBloodGlucoseMealTime: String = "HKBloodGlucoseMealTime"

/// Whether insulin was delivered for the basal need or a meal, as a number.
public let HKMetadataKeyInsulinDeliveryReason: String = "HKInsulinDeliveryReason"
/// What the person did when the heart rate was measured, as a number.
public let HKMetadataKeyHeartRateMotionContext: String = "HKHeartRateMotionContext"
/// The name of a food.
public let HKMetadataKeyFoodType: String = "HKFoodType"
/// A Boolean value that indicates whether a sample of bleeding is the first of its cycle.
public let HKMetadataKeyMenstrualCycleStart: String = "HKMenstrualCycleStart"
/// A Boolean value that indicates whether protection was used.
public let HKMetadataKeySexualActivityProtectionUsed: String = "HKSexualActivityProtectionUsed"
/// A Boolean value that indicates whether a workout was under a roof.
public let HKMetadataKeyIndoorWorkout: String = "HKIndoorWorkout"
/// A Boolean value that indicates whether somebody led the workout.
public let HKMetadataKeyCoachedWorkout: String = "HKCoachedWorkout"
/// A Boolean value that indicates whether others took part in the workout.
public let HKMetadataKeyGroupFitness: String = "HKGroupFitness"
/// The name of the workout's brand.
public let HKMetadataKeyWorkoutBrandName: String = "HKWorkoutBrandName"
/// Where somebody swam, as a number.
public let HKMetadataKeySwimmingLocationType: String = "HKSwimmingLocationType"
/// The length of the pool.
public let HKMetadataKeyLapLength: String = "HKLapLength"
/// The temperature of the weather.
public let HKMetadataKeyWeatherTemperature: String = "HKWeatherTemperature"
/// The humidity of the weather.
public let HKMetadataKeyWeatherHumidity: String = "HKWeatherHumidity"
/// The meters up in a workout.
public let HKMetadataKeyElevationAscended: String = "HKElevationAscended"
/// The meters down in a workout.
public let HKMetadataKeyElevationDescended: String = "HKElevationDescended"
/// The average speed of a workout.
public let HKMetadataKeyAverageSpeed: String = "HKAverageSpeed"
/// The highest speed of a workout.
public let HKMetadataKeyMaximumSpeed: String = "HKMaximumSpeed"
/// The average energy of a workout, by time and weight.
public let HKMetadataKeyAverageMETs: String = "HKAverageMETs"

/// The time of a glucose sample in relation to a meal.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    /// Before the meal.
    case preprandial = 1
    /// After the meal.
    case postprandial
}

/// What insulin was delivered for.
public enum HKInsulinDeliveryReason: Int, Sendable {
    /// The basal need.
    case basal = 1
    /// A meal, or a high glucose.
    case bolus
}

/// What the person did when the heart rate was measured.
public enum HKHeartRateMotionContext: Int, Sendable {
    /// It isn't known.
    case notSet = 0
    /// The person was still.
    case sedentary
    /// The person moved.
    case active
}
