/// The samples that a query is about: those of types, each with a predicate.
///
/// Sendable, as predicates don't change, and an app's own block is called for one sample after the other.
final class SampleFilter: @unchecked Sendable {
    private let parts: [(type: HKObjectType?, predicate: NSPredicate?)]

    init(_ parts: [(type: HKObjectType?, predicate: NSPredicate?)]) { self.parts = parts }

    convenience init(type: HKObjectType?, predicate: NSPredicate?) { self.init([(type, predicate)]) }

    /// Returns whether a sample is of one of the types.
    func isOfType(_ sample: HKSample) -> Bool {
        parts.contains { $0.type == nil || $0.type == sample.sampleType }
    }

    /// Returns whether a sample is of one of the types, and its predicate accepts it.
    func accepts(_ sample: HKSample) -> Bool {
        parts.contains { part in
            (part.type == nil || part.type == sample.sampleType) && part.predicate?.evaluate(with: sample) != false
        }
    }

    /// Returns the samples that the app may read and the filter accepts.
    func samples(in home: HealthHome) throws(HKError) -> [HKSample] {
        try home.found().map(\.sample).filter(accepts)
    }
}
