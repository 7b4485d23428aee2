/// A question for statistics of one period after the other.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    /// The statistics after a change.
    public struct Result: Sendable {
        /// All statistics.
        public let statisticsCollection: HKStatisticsCollection
        /// The latest statistics.
        public let updatedStatistics: HKStatistics?
    }

    /// Statistics, one after each change.
    public struct Results: AsyncSequence {
        fileprivate let stream: AsyncThrowingStream<Result, any Error>

        /// Returns an iterator over the statistics.
        public func makeAsyncIterator() -> AsyncThrowingStream<Result, any Error>.Iterator {
            stream.makeAsyncIterator()
        }
    }

    /// What the samples have to fulfil.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What is computed.
    public var options: HKStatisticsOptions
    /// The beginning of one of the periods.
    public var anchorDate: Date
    /// The length of a period.
    public var intervalComponents: DateComponents

    /// Creates a question.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>,
        options: HKStatisticsOptions,
        anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
    }

    /// Returns the statistics.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        try await healthStore.answer(work)
    }

    /// Returns the statistics, now and after each change.
    public func results(for healthStore: HKHealthStore) -> Results {
        let work = work
        return Results(
            stream: healthStore.answers { home throws(HKError) -> Result? in
                let collection = try work(home)
                return Result(statisticsCollection: collection, updatedStatistics: collection.statistics().last)
            }
        )
    }

    private var work: @Sendable (HealthHome) throws(HKError) -> HKStatisticsCollection {
        let (filter, options, anchor, length) = (SampleFilter([predicate]), options, anchorDate, intervalComponents)
        let type = predicate.sampleType as? HKQuantityType
        return { home throws(HKError) in
            guard let type else { throw HKError(.errorInvalidArgument, "Statistics are of a type of quantities.") }
            let periods = try StatisticsPeriods(anchor: anchor, length: length)
            let samples = try HKStatistics.samples(of: type, filter, options, in: home)
            return HKStatisticsCollection(type, samples, options, periods)
        }
    }
}
