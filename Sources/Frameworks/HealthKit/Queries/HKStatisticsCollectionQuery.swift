/// A question for statistics of one period after the other, and for further ones as long as there is an update handler.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// The beginning of one of the periods.
    public let anchorDate: Date
    /// The length of a period.
    public let intervalComponents: DateComponents
    /// What is computed.
    public let options: HKStatisticsOptions
    /// What is called with the statistics; set it before the query runs.
    public var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// What is called after changes; set it before the query runs.
    public var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    private let type: HKQuantityType

    /// Creates a query.
    public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        type = quantityType
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override var goesOn: Bool { statisticsUpdateHandler != nil }

    override func run(in home: HealthHome) {
        do throws(HKError) {
            if goesOn { try follow(home) { [weak self] in self?.tellChanges(in: home) } }
            let collection = try collection(in: home)
            if isRunning { initialResultsHandler?(self, collection, nil) }
        } catch {
            if isRunning { initialResultsHandler?(self, nil, error) }
        }
        if !goesOn { end() }
    }

    private func collection(in home: HealthHome) throws(HKError) -> HKStatisticsCollection {
        let periods = try StatisticsPeriods(anchor: anchorDate, length: intervalComponents)
        let samples = try HKStatistics.samples(of: type, filter, options, in: home)
        return HKStatisticsCollection(type, samples, options, periods)
    }

    private func tellChanges(in home: HealthHome) {
        do throws(HKError) {
            let collection = try collection(in: home)
            if isRunning { statisticsUpdateHandler?(self, collection.statistics().last, collection, nil) }
        } catch {
            if isRunning { statisticsUpdateHandler?(self, nil, nil, error) }
        }
    }
}
