import HealthEngine
import Synchronization

/// A question about a person's health data, which a store runs.
///
/// Sendable: what differs between its states is behind a lock, its predicate doesn't change, and its handlers are called
/// on its own queue, one after the other.
public class HKQuery: NSObject, @unchecked Sendable {
    /// How far a query is.
    private enum Phase { case created, running, ended }

    private struct State {
        var phase = Phase.created
        var listener: HealthLibrary.Listener?
    }

    /// The type of the objects, or nil if there are several.
    public let objectType: HKObjectType?
    /// What the objects have to fulfil.
    public let predicate: NSPredicate?
    let filter: SampleFilter
    /// The queue of the handlers.
    let queue = DispatchQueue(label: "fovea.healthkit.query")
    private let state = Mutex(State())

    init(type: HKObjectType?, predicate: NSPredicate?) {
        objectType = type
        self.predicate = predicate
        filter = SampleFilter(type: type, predicate: predicate)
    }

    init(descriptors: [HKQueryDescriptor]) {
        objectType = descriptors.count == 1 ? descriptors.first?.sampleType : nil
        predicate = descriptors.count == 1 ? descriptors.first?.predicate : nil
        filter = SampleFilter(descriptors.map { ($0.sampleType, $0.predicate) })
    }

    /// The type of the samples, or nil if there are several.
    public var sampleType: HKSampleType? { objectType as? HKSampleType }

    /// A Boolean value that indicates whether the query goes on until it is stopped.
    var goesOn: Bool { false }

    /// Asks the question, on the query's queue.
    func run(in home: HealthHome) {}
}

// MARK: - Running

extension HKQuery {
    /// Begins, and returns false if the query has begun before.
    func begin() -> Bool {
        state.withLock { state in
            guard state.phase == .created else { return false }
            state.phase = .running
            return true
        }
    }

    /// Ends; no handler is called afterwards.
    func end() {
        // The listener goes outside of the lock.
        let listener = state.withLock { state in
            state.phase = .ended
            defer { state.listener = nil }
            return state.listener
        }
        _ = listener
    }

    /// A Boolean value that indicates whether handlers may be called.
    var isRunning: Bool { state.withLock { $0.phase == .running } }

    /// Calls a closure on the query's queue after each change of the readings, until the query ends.
    func follow(_ home: HealthHome, onChange: @escaping @Sendable () -> Void) throws(HKError) {
        do {
            let listener = try home.library.listen { [weak self] in
                guard let query = self else { return }
                query.queue.async { [weak query] in if query?.isRunning == true { onChange() } }
            }
            state.withLock { if $0.phase == .running { $0.listener = listener } }
        } catch {
            throw HKError(error)
        }
    }
}

/// The number that asks for all objects.
public let HKObjectQueryNoLimit: Int = 0

/// The types of samples, and what they have to fulfil.
public final class HKQueryDescriptor: NSObject {
    /// The type of the samples.
    public let sampleType: HKSampleType
    /// What they have to fulfil.
    public let predicate: NSPredicate?

    /// Creates a descriptor.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
    }
}
