/// What a sample of ``HKCategoryTypeIdentifier/sleepAnalysis`` tells.
public enum HKCategoryValueSleepAnalysis: Int, HKCategoryValuePredicateProviding {
    /// In bed.
    case inBed = 0
    /// Asleep, in an unknown phase.
    case asleepUnspecified
    /// Awake in bed.
    case awake
    /// Light or intermediate sleep.
    case asleepCore
    /// Deep sleep.
    case asleepDeep
    /// Sleep with rapid movements of the eyes.
    case asleepREM
}

extension HKCategoryValueSleepAnalysis {
    /// Asleep, in an unknown phase.
    @available(*, deprecated, renamed: "asleepUnspecified")
    public static var asleep: Self { .asleepUnspecified }

    /// All phases of sleep, and an unknown one.
    public static var allAsleepValues: Set<Self> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}
