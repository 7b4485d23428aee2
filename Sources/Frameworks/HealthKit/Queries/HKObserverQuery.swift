import Synchronization

/// What an observer query's handler calls when it is done.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// A question whether samples have changed.
///
/// The handler is called when the query begins, and after each change of the samples by any program, within a second.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let updateHandler:
        @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    private let known = Mutex<HKQueryAnchor?>(nil)

    /// Creates a query.
    public init(
        sampleType: HKSampleType,
        predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        self.updateHandler = updateHandler
        super.init(type: sampleType, predicate: predicate)
    }

    /// Creates a query for samples of several types.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        self.updateHandler = updateHandler
        super.init(descriptors: queryDescriptors)
    }

    override var goesOn: Bool { true }

    override func run(in home: HealthHome) {
        do throws(HKError) {
            try follow(home) { [weak self] in self?.look(in: home) }
            look(in: home)
        } catch {
            report(error)
        }
    }

    private func look(in home: HealthHome) {
        do throws(HKError) {
            let found = try home.found().filter { filter.accepts($0.sample) }
            let current = HKQueryAnchor(found)
            let isNew = known.withLock { known in
                defer { known = current }
                return known != current
            }
            if isNew { report(nil) }
        } catch {
            report(error)
        }
    }

    private func report(_ error: HKError?) {
        if isRunning { updateHandler(self, {}, error) }
    }
}
