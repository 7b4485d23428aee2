/// A question for what is computed of samples.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    /// What the samples have to fulfil.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What is computed.
    public var options: HKStatisticsOptions

    /// Creates a question.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.predicate = predicate
        self.options = options
    }

    /// Returns the statistics, or nil if there is no sample.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        guard let type = predicate.sampleType as? HKQuantityType else { return nil }
        let (filter, options) = (SampleFilter([predicate]), options)
        return try await healthStore.answer { home throws(HKError) in
            let samples = try HKStatistics.samples(of: type, filter, options, in: home)
            return samples.isEmpty ? nil : HKStatistics(type, samples, options)
        }
    }
}
