/// A question for correlations, by what their samples fulfil.
public final class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    /// What the samples of a correlation have to fulfil, by their type.
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let completion: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    /// Creates a query.
    public init(
        type correlationType: HKCorrelationType,
        predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        self.samplePredicates = samplePredicates
        self.completion = completion
        super.init(type: correlationType, predicate: predicate)
    }

    /// The type of the correlations.
    public var correlationType: HKCorrelationType {
        guard let type = objectType as? HKCorrelationType else {
            preconditionFailure("The type is that of the initializer.")
        }
        return type
    }

    override func run(in home: HealthHome) {
        do throws(HKError) {
            let found = try filter.samples(in: home).compactMap { $0 as? HKCorrelation }.filter { correlation in
                (samplePredicates ?? [:]).allSatisfy { type, predicate in
                    correlation.objects(for: type).contains { predicate.evaluate(with: $0) }
                }
            }
            if isRunning { completion(self, found, nil) }
        } catch {
            if isRunning { completion(self, nil, error) }
        }
        end()
    }
}
