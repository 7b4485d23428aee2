/// The key of a sample's start, for descriptors of an order.
public let HKSampleSortIdentifierStartDate: String = "startDate"
/// The key of a sample's end, for descriptors of an order.
public let HKSampleSortIdentifierEndDate: String = "endDate"

extension NSSortDescriptor {
    /// Creates the descriptor of an order of samples.
    ///
    /// Foundation on Linux has no descriptors by key; this one takes the keys of samples,
    /// ``HKSampleSortIdentifierStartDate`` and ``HKSampleSortIdentifierEndDate``.
    public convenience init(key: String?, ascending: Bool) {
        switch key {
        case HKSampleSortIdentifierStartDate: self.init(keyPath: \HKSample.startDate, ascending: ascending)
        case HKSampleSortIdentifierEndDate: self.init(keyPath: \HKSample.endDate, ascending: ascending)
        default: preconditionFailure("Samples have no order by the key '\(key ?? "nil")'.")
        }
    }
}

/// A question for the samples that there are.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// The most samples, or ``HKObjectQueryNoLimit``.
    public let limit: Int
    /// The order of the samples; without one they are in no certain order.
    public let sortDescriptors: [NSSortDescriptor]?
    private let resultsHandler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// Creates a query for samples of a type.
    public init(
        sampleType: HKSampleType,
        predicate: NSPredicate?,
        limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.resultsHandler = resultsHandler
        super.init(type: sampleType, predicate: predicate)
    }

    /// Creates a query for samples of several types, in an order.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        limit: Int,
        sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.resultsHandler = resultsHandler
        super.init(descriptors: queryDescriptors)
    }

    /// Creates a query for samples of several types.
    public convenience init(
        queryDescriptors: [HKQueryDescriptor],
        limit: Int,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.init(queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler)
    }

    override func run(in home: HealthHome) {
        do throws(HKError) {
            var samples = try filter.samples(in: home)
            if let sortDescriptors, !sortDescriptors.isEmpty {
                samples.sort { first, second in
                    let orders = sortDescriptors.lazy.map { $0.compare(first, to: second) }
                    return orders.first { $0 != .orderedSame } == .orderedAscending
                }
            }
            let found = limit > 0 ? Array(samples.prefix(limit)) : samples
            if isRunning { resultsHandler(self, found, nil) }
        } catch {
            if isRunning { resultsHandler(self, nil, error) }
        }
        end()
    }
}
