/// The samples that a descriptor is about: those of a type that a predicate accepts.
public struct HKSamplePredicate<Sample: HKSample>: Hashable {
    let sampleType: HKSampleType
    let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
    /// Returns a predicate for samples of any type.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Returns a predicate for samples with a quantity.
    public static func quantitySample(
        type: HKQuantityType,
        predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    /// Returns a predicate for samples with one of several states.
    public static func categorySample(
        type: HKCategoryType,
        predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCorrelation {
    /// Returns a predicate for correlations.
    public static func correlation(
        type: HKCorrelationType,
        predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkout {
    /// Returns a predicate for workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        HKSamplePredicate(sampleType: .workoutType(), nsPredicate: predicate)
    }
}

extension SampleFilter {
    convenience init<Sample>(_ predicates: [HKSamplePredicate<Sample>]) {
        self.init(predicates.map { ($0.sampleType, $0.nsPredicate) })
    }
}
