import Synchronization

/// A question for what has changed since an anchor.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
    /// What has changed.
    public struct Result: Sendable {
        /// The samples that are new.
        public let addedSamples: [Sample]
        /// The samples that are gone.
        public let deletedObjects: [HKDeletedObject]
        /// The anchor for the next question.
        public let newAnchor: HKQueryAnchor

        fileprivate init(_ changes: SampleChanges) {
            addedSamples = changes.added.compactMap { $0 as? Sample }
            deletedObjects = changes.deleted
            newAnchor = changes.anchor
        }
    }

    /// Changes, one after the other.
    public struct Results: AsyncSequence {
        fileprivate let stream: AsyncThrowingStream<Result, any Error>

        /// Returns an iterator over the changes.
        public func makeAsyncIterator() -> AsyncThrowingStream<Result, any Error>.Iterator {
            stream.makeAsyncIterator()
        }
    }

    /// What the samples have to fulfil.
    public var predicates: [HKSamplePredicate<Sample>]
    /// The anchor, or nil to begin with all samples.
    public var anchor: HKQueryAnchor?
    /// The most new samples of an answer, or nil for all.
    public var limit: Int?

    /// Creates a question.
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        self.predicates = predicates
        self.anchor = anchor
        self.limit = limit
    }

    /// Returns what has changed since the anchor.
    public func result(for healthStore: HKHealthStore) async throws -> Result {
        let filter = SampleFilter(predicates)
        let (anchor, limit) = (anchor, limit ?? HKObjectQueryNoLimit)
        return try await healthStore.answer { home throws(HKError) in
            Result(try SampleChanges(since: anchor, of: filter, limit: limit, in: home))
        }
    }

    /// Returns what has changed since the anchor, and each further change.
    public func results(for healthStore: HKHealthStore) -> Results {
        let filter = SampleFilter(predicates)
        let limit = limit ?? HKObjectQueryNoLimit
        let state = LatestAnchor(anchor)
        let stream = healthStore.answers { home throws(HKError) -> Result? in
            let (former, isFirst) = state.current
            let changes = try SampleChanges(since: former, of: filter, limit: limit, in: home)
            state.set(changes.anchor)
            return isFirst || !changes.isEmpty ? Result(changes) : nil
        }
        return Results(stream: stream)
    }
}

/// The anchor of the latest answer.
private final class LatestAnchor: Sendable {
    private let state: Mutex<(HKQueryAnchor?, isFirst: Bool)>

    init(_ anchor: HKQueryAnchor?) { state = Mutex((anchor, true)) }

    var current: (HKQueryAnchor?, isFirst: Bool) { state.withLock { $0 } }

    func set(_ anchor: HKQueryAnchor) { state.withLock { $0 = (anchor, false) } }
}
