import ConcurrencyEngine
import Dispatch
import Synchronization

/// A registered dependency: a provider that runs once, and then its value.
final class DependencyEntry: Sendable {
    /// A closure that makes the value.
    enum Provider: Sendable {
        typealias Waiting = nonisolated(nonsending) @Sendable () async throws -> any Sendable

        /// One that answers at once, on any thread.
        case immediate(@Sendable () throws -> any Sendable)
        /// One that may wait, and begins on the caller's actor.
        case suspending(Waiting)
    }

    /// A value that a provider is making, for which threads and tasks wait.
    typealias Loading = Arrival<any Sendable, any Error>

    /// The time for which the main actor waits for a provider.
    private static let mainActorLimit = DispatchTimeInterval.seconds(10)

    private enum State {
        case waiting
        case loading(Loading)
        case loaded(any Sendable)
    }

    /// The type that the app registered.
    let type: Any.Type
    private let provider: Provider
    private let state = Mutex(State.waiting)

    init(type: Any.Type, provider: Provider) {
        self.type = type
        self.provider = provider
    }

    /// Returns the value, running the provider or joining the run that is under way.
    ///
    /// A provider that failed runs again when the value is next needed.
    func load() async throws -> any Sendable {
        switch begin() {
        case .there(let value): return value
        case .join(let arrival): return try await arrival.value
        case .run(let arrival):
            // On a thread of its own: a provider may hold its thread, and may itself read dependencies.
            Task.detached(executorPreference: DependencyExecutor.shared) { await self.run(for: arrival) }
            return try await arrival.value
        }
    }

    /// Returns the value, holding the thread until it is there.
    ///
    /// The main actor can't do anything else meanwhile, so a provider that was asked from there begins there: what it
    /// does on the main actor is done at once. One that waits for something else begins again on a thread of its own.
    func loadHoldingThread() throws -> any Sendable {
        switch begin() {
        case .there(let value): return value
        case .join(let arrival): return try wait(for: arrival)
        case .run(let arrival):
            switch provider {
            case .immediate(let provider): finish(Result { try provider() }, arrival)
            case .suspending: startSuspending(for: arrival)
            }
            return try wait(for: arrival)
        }
    }

    private func startSuspending(for arrival: Loading) {
        guard MainThread.isCurrent else {
            Task.detached(executorPreference: DependencyExecutor.shared) { await self.run(for: arrival) }
            return
        }
        MainActor.assumeIsolated {
            let task = Task.immediate { @MainActor in await self.run(for: arrival) }
            guard !arrival.hasArrived else { return }
            // It waits for something else and would come back to the main actor, which waits here. Begun again away
            // from the main actor, it can finish, unless it needs the main actor as well.
            task.cancel()
            Task.detached(executorPreference: DependencyExecutor.shared) { await self.run(for: arrival) }
        }
    }

    private func wait(for arrival: Loading) throws -> any Sendable {
        // Away from the main actor, nothing that the provider needs is held up.
        let limit = MainThread.isCurrent ? Self.mainActorLimit : nil
        return try arrival.waitHoldingThread(limit) ?? { throw DependencyStandstill() }()
    }
}

// MARK: - Running the provider

extension DependencyEntry {
    private enum Beginning {
        case there(any Sendable)
        case join(Loading)
        case run(Loading)
    }

    private func begin() -> Beginning {
        state.withLock { state in
            switch state {
            case .loaded(let value): return .there(value)
            case .loading(let arrival): return .join(arrival)
            case .waiting:
                let arrival = Loading()
                state = .loading(arrival)
                return .run(arrival)
            }
        }
    }

    private nonisolated(nonsending) func run(for arrival: Loading) async {
        do {
            switch provider {
            case .immediate(let provider): finish(.success(try provider()), arrival)
            case .suspending(let provider): finish(.success(try await provider()), arrival)
            }
        } catch {
            finish(.failure(error), arrival)
        }
    }

    private func finish(_ result: Result<any Sendable, any Error>, _ arrival: Loading) {
        state.withLock { state in
            // A provider that was begun twice answers once.
            guard case .loading(let current) = state, current === arrival else { return }
            state = if case .success(let value) = result { .loaded(value) } else { .waiting }
        }
        arrival.arrive(result)
    }
}

/// An error of a provider that needs the main actor while the main actor waits for it.
struct DependencyStandstill: Error {}

/// What tells whether the main actor is where the code runs.
enum MainThread {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// A Boolean value that indicates whether the code runs on the main thread or the main queue.
    static var isCurrent: Bool {
        _ = mark
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
