import HealthEngine
import Synchronization

/// A workout that is being put together: begun, filled with samples, ended, and then saved as a whole.
///
/// Nothing is saved before ``finishWorkout()``, which saves the workout and its samples, all or none.
public final class HKWorkoutBuilder: NSObject, Sendable {
    private enum Phase { case created, collecting, ended, finished }

    private struct State {
        var phase = Phase.created
        var start: Date?
        var end: Date?
        var samples: [HKSample] = []
        var events: [HKWorkoutEvent] = []
        var metadata: [String: ReadingFact] = [:]
    }

    private let store: HKHealthStore
    private let activity: WorkoutActivity
    private let state: Mutex<State>
    /// The device that measures, or nil for this machine.
    public let device: HKDevice?

    /// Creates a builder.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        store = healthStore
        activity = configuration.activityType.activity
        self.device = device
        state = Mutex(State(metadata: configuration.metadata))
    }
}

// MARK: - What is known so far

extension HKWorkoutBuilder {
    /// When the workout began, or nil if it hasn't.
    public var startDate: Date? { state.withLock { $0.start } }

    /// When the workout ended, or nil if it hasn't.
    public var endDate: Date? { state.withLock { $0.end } }

    /// What happened so far.
    public var workoutEvents: [HKWorkoutEvent] { state.withLock { $0.events } }

    /// The facts that the workout will have.
    public var metadata: [String: Any] { Metadata.values(state.withLock { $0.metadata }) ?? [:] }

    /// Returns the seconds without pauses until a moment.
    public func elapsedTime(at date: Date) -> TimeInterval {
        let (start, end, events) = state.withLock { ($0.start, $0.end, $0.events) }
        guard let start, date > start else { return 0 }
        return events.activeDuration(from: start, to: min(date, end ?? date))
    }

    /// Returns the statistics of a type's samples so far, or nil if there are none.
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

    /// The statistics of all types so far.
    public var allStatistics: [HKQuantityType: HKStatistics] { state.withLock { Self.statistics(of: $0.samples) } }

    private static func statistics(of samples: [HKSample]) -> [HKQuantityType: HKStatistics] {
        let quantities = Dictionary(grouping: samples.compactMap { $0 as? HKQuantitySample }, by: \.quantityType)
        return quantities.reduce(into: [:]) { $0[$1.key] = HKStatistics($1.key, $1.value, .all(of: $1.key)) }
    }
}

// MARK: - Building

extension HKWorkoutBuilder {
    private func change(from phases: Set<Phase>, _ advice: String, _ change: (inout State) throws -> Void) throws {
        try state.withLock { state in
            guard phases.contains(state.phase) else { throw HKError(.errorInvalidArgument, advice) }
            try change(&state)
        }
    }

    private func complete(
        _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void,
        after work: @escaping @Sendable () async throws -> Void
    ) {
        store.complete(completion) { _ in try await work() }
    }

    /// Begins the workout.
    public func beginCollection(at startDate: Date) async throws {
        try change(from: [.created], "The workout has begun already. Create another builder for another workout.") {
            ($0.phase, $0.start) = (.collecting, startDate)
        }
    }

    /// Begins the workout.
    public func beginCollection(
        withStart startDate: Date,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { complete(completion) { try await self.beginCollection(at: startDate) } }

    /// Adds samples.
    public func addSamples(_ samples: [HKSample]) async throws {
        try change(from: [.collecting, .ended], "Samples are added from the beginning on, until it is finished.") {
            $0.samples += samples
        }
    }

    /// Adds samples.
    public func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        complete(completion) { try await self.addSamples(samples) }
    }

    /// Adds events.
    public func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        try change(from: [.collecting, .ended], "Events are added from the beginning on, until it is finished.") {
            $0.events += workoutEvents
        }
    }

    /// Adds events.
    public func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { complete(completion) { try await self.addWorkoutEvents(workoutEvents) } }

    /// Adds facts, which replace those with the same keys.
    public func addMetadata(_ metadata: [String: Any]) async throws { try merge(Metadata.facts(metadata)) }

    /// Adds facts, which replace those with the same keys.
    public func addMetadata(
        _ metadata: [String: Any],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let facts = Result { try Metadata.facts(metadata) }
        complete(completion) { try self.merge(facts.get()) }
    }

    private func merge(_ facts: [String: ReadingFact]) throws {
        try change(from: [.created, .collecting, .ended], "Metadata is added before the workout is finished.") {
            $0.metadata.merge(facts) { $1 }
        }
    }

    /// Ends the workout.
    public func endCollection(at endDate: Date) async throws {
        try change(from: [.collecting], "A workout ends once, after it began.") { state in
            guard let start = state.start, endDate >= start else {
                throw HKError(.errorInvalidArgument, "The workout would end before it began. Pass a later date.")
            }
            (state.phase, state.end) = (.ended, endDate)
        }
    }

    /// Ends the workout.
    public func endCollection(
        withEnd endDate: Date,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { complete(completion) { try await self.endCollection(at: endDate) } }

    /// Gives the workout up; nothing is saved.
    public func discardWorkout() {
        state.withLock { state in
            state = State()
            state.phase = .finished
        }
    }
}

// MARK: - Finishing

extension HKWorkoutBuilder {
    /// Saves the workout with its samples, and returns it.
    @discardableResult
    public func finishWorkout() async throws -> HKWorkout? {
        let built = state.withLock { state -> State? in
            guard state.phase == .ended else { return nil }
            defer { state.phase = .finished }
            return state
        }
        guard let built, let start = built.start, let end = built.end else {
            throw HKError(.errorInvalidArgument, "A workout is finished once, after it has ended.")
        }
        let workout = workout(built, start, end)
        do {
            try await store.save(workout, with: built.samples)
        } catch {
            // The app may try again.
            state.withLock { $0.phase = .ended }
            throw error
        }
        return workout
    }

    /// Saves the workout with its samples, and passes it on.
    public func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        Task.detached {
            do {
                completion(try await self.finishWorkout(), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    private func workout(_ built: State, _ start: Date, _ end: Date) -> HKWorkout {
        // Programs that don't look for the samples learn of the sums.
        let sums = Self.statistics(of: built.samples).compactMap { type, statistics in
            statistics.sumQuantity().map { (type.identifier, $0.measure) }
        }
        let workout = Workout(
            activity: activity,
            duration: built.events.activeDuration(from: start, to: end),
            totals: Dictionary(uniqueKeysWithValues: sums)
        )
        let facts = SampleFacts(
            source: HealthHome.$test.withValue(store.home) { .current },
            start: start,
            end: end,
            device: device,
            metadata: Metadata.values(built.metadata)
        )
        let samples = built.samples.compactMap { $0 as? HKQuantitySample }
        return HKWorkout(workout, built.events, facts, samples: samples)
    }
}
