import Synchronization

/// A question for what has changed since an anchor, and for further changes as long as there is an update handler.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    private let anchor: Mutex<HKQueryAnchor?>
    private let limit: Int
    private let resultsHandler:
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    /// What is called with further changes; set it before the query runs.
    public var updateHandler:
        (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

    /// Creates a query for samples of a type; without an anchor it begins with all of them.
    public init(
        type: HKSampleType,
        predicate: NSPredicate?,
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler handler:
            @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?)
            -> Void
    ) {
        self.anchor = Mutex(anchor)
        self.limit = limit
        resultsHandler = handler
        super.init(type: type, predicate: predicate)
    }

    /// Creates a query for samples of several types; without an anchor it begins with all of them.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler handler:
            @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?)
            -> Void
    ) {
        self.anchor = Mutex(anchor)
        self.limit = limit
        resultsHandler = handler
        super.init(descriptors: queryDescriptors)
    }

    override var goesOn: Bool { updateHandler != nil }

    override func run(in home: HealthHome) {
        do throws(HKError) {
            if goesOn { try follow(home) { [weak self] in self?.tellChanges(in: home) } }
            let changes = try changes(in: home)
            if isRunning { resultsHandler(self, changes.added, changes.deleted, changes.anchor, nil) }
        } catch {
            if isRunning { resultsHandler(self, nil, nil, nil, error) }
        }
        if !goesOn { end() }
    }

    private func changes(in home: HealthHome) throws(HKError) -> SampleChanges {
        let former = anchor.withLock { $0 }
        let changes = try SampleChanges(since: former, of: filter, limit: limit, in: home)
        anchor.withLock { $0 = changes.anchor }
        return changes
    }

    private func tellChanges(in home: HealthHome) {
        do throws(HKError) {
            let changes = try changes(in: home)
            if isRunning, !changes.isEmpty {
                updateHandler?(self, changes.added, changes.deleted, changes.anchor, nil)
            }
        } catch {
            if isRunning { updateHandler?(self, nil, nil, nil, error) }
        }
    }
}
