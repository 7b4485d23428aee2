/// What a sample of ``HKCategoryTypeIdentifier/appleStandHour`` tells.
public enum HKCategoryValueAppleStandHour: Int, HKCategoryValuePredicateProviding {
    /// The person stood and moved for a minute.
    case stood = 0
    /// The person didn't.
    case idle
}

/// What a sample of ``HKCategoryTypeIdentifier/lowCardioFitnessEvent`` tells.
public enum HKCategoryValueLowCardioFitnessEvent: Int, HKCategoryValuePredicateProviding {
    /// A low fitness.
    case lowFitness = 1
}

/// What a sample of ``HKCategoryTypeIdentifier/appleWalkingSteadinessEvent`` tells.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, HKCategoryValuePredicateProviding {
    /// Low for the first time.
    case initialLow = 1
    /// Very low for the first time.
    case initialVeryLow
    /// Low again.
    case repeatLow
    /// Very low again.
    case repeatVeryLow
}

/// What a sample of ``HKCategoryTypeIdentifier/environmentalAudioExposureEvent`` tells.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, HKCategoryValuePredicateProviding {
    /// The limit was passed for some minutes.
    case momentaryLimit = 1
}

/// What a sample of ``HKCategoryTypeIdentifier/headphoneAudioExposureEvent`` tells.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, HKCategoryValuePredicateProviding {
    /// The limit of a week was passed.
    case sevenDayLimit = 1
}
