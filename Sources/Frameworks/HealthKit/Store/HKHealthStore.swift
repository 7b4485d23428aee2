import StoreEngine
import Synchronization

/// The access to a person's health data: saves and deletes samples, and runs queries.
///
/// Every reading is a file, an Observation of FHIR R4, in the person's own folder. Samples that another app or program
/// saves there reach running queries within a second.
public final class HKHealthStore: NSObject, Sendable {
    let home = HealthHome.current
    private let running = Mutex<[ObjectIdentifier: HKQuery]>([:])

    /// Creates a store.
    override public init() {}

    /// Returns whether this machine has health data, as every one does.
    public class func isHealthDataAvailable() -> Bool { true }

    /// Runs a query, whose handlers are called in the background.
    ///
    /// A query that goes on does so until it is stopped, or the store is no longer used. A query runs once.
    public func execute(_ query: HKQuery) {
        precondition(query.begin(), "A query runs once; create another one.")
        if query.goesOn { running.withLock { $0[ObjectIdentifier(query)] = query } }
        query.queue.async { [home] in query.run(in: home) }
    }

    /// Stops a query, whose handlers aren't called any more.
    public func stop(_ query: HKQuery) {
        query.end()
        _ = running.withLock { $0.removeValue(forKey: ObjectIdentifier(query)) }
    }

    deinit { for query in running.withLock({ Array($0.values) }) { query.end() } }

    /// Returns the earliest date of samples that may be saved, which is in the distant past.
    public func earliestPermittedSampleDate() -> Date { .distantPast }

    /// Returns the units in which quantities are shown.
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        Dictionary(uniqueKeysWithValues: quantityTypes.map { ($0, $0.usualUnit) })
    }
}

// MARK: - Background delivery

/// How often an app is told of changes in the background.
public enum HKUpdateFrequency: Int, Sendable {
    /// After each change.
    case immediate = 1
    /// Once an hour.
    case hourly
    /// Once a day.
    case daily
    /// Once a week.
    case weekly
}

extension HKHealthStore {
    /// Asks for updates in the background; observer queries of a running program always get them.
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}

    /// Asks for updates in the background; observer queries of a running program always get them.
    public func enableBackgroundDelivery(
        for type: HKObjectType,
        frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task.detached { completion(true, nil) }
    }

    /// Ends updates in the background.
    public func disableBackgroundDelivery(for type: HKObjectType) async throws {}

    /// Ends all updates in the background.
    public func disableAllBackgroundDelivery() async throws {}
}
