/// A question for the samples that there are.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    /// What the samples have to fulfil.
    public var predicates: [HKSamplePredicate<Sample>]
    /// The order of the samples; without one they are in no certain order.
    public var sortDescriptors: [SortDescriptor<Sample>]
    /// The most samples, or nil for all.
    public var limit: Int?

    /// Creates a question.
    public init(
        predicates: [HKSamplePredicate<Sample>],
        sortDescriptors: [SortDescriptor<Sample>],
        limit: Int? = nil
    ) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }

    /// Returns the samples.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        let filter = SampleFilter(predicates)
        let (order, limit) = (sortDescriptors, limit)
        return try await healthStore.answer { home throws(HKError) in
            var samples = try filter.samples(in: home).compactMap { $0 as? Sample }
            if !order.isEmpty { samples.sort(using: order) }
            return limit.map { $0 > 0 ? Array(samples.prefix($0)) : samples } ?? samples
        }
    }
}
