/// A question for what is computed of samples.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let completionHandler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Creates a query.
    public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        type = quantityType
        self.options = options
        completionHandler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func run(in home: HealthHome) {
        do throws(HKError) {
            let statistics = try HKStatistics.statistics(of: type, filter, options, in: home)
            if isRunning { completionHandler(self, statistics, nil) }
        } catch {
            if isRunning { completionHandler(self, nil, error) }
        }
        end()
    }
}
