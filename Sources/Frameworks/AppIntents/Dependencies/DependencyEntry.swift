import Dispatch
import Synchronization

/// A registered dependency: a provider that runs once, and then its value.
final class DependencyEntry: Sendable {
    typealias Provider = @Sendable () async throws -> any Sendable

    private enum State {
        case waiting
        case loading(Task<any Sendable, any Error>)
        case loaded(any Sendable)
    }

    /// The type that the app registered.
    let type: Any.Type
    private let provider: Provider
    private let state = Mutex(State.waiting)

    init(type: Any.Type, provider: @escaping Provider) {
        self.type = type
        self.provider = provider
    }

    /// The value, if it is there.
    var loadedValue: (any Sendable)? {
        state.withLock { if case .loaded(let value) = $0 { value } else { nil } }
    }

    /// Returns the value, running the provider or joining the run that is under way.
    ///
    /// A provider that failed runs again when the value is next needed.
    func load() async throws -> any Sendable {
        let task = state.withLock { state -> Task<any Sendable, any Error>? in
            switch state {
            case .loaded: return nil
            case .loading(let task): return task
            case .waiting:
                let task = Task.detached(executorPreference: DependencyExecutor.shared) { [provider] in
                    try await self.finish(provider)
                }
                state = .loading(task)
                return task
            }
        }
        if let value = loadedValue { return value }
        guard let task else { return try await load() }
        return try await task.value
    }

    private func finish(_ provider: Provider) async throws -> any Sendable {
        do {
            let value = try await provider()
            state.withLock { $0 = .loaded(value) }
            return value
        } catch {
            state.withLock { $0 = .waiting }
            throw error
        }
    }

    /// Returns the value, holding the thread until it is there.
    func loadHoldingThread() throws -> any Sendable {
        if let value = loadedValue { return value }
        let outcome = Outcome()
        Task.detached(executorPreference: DependencyExecutor.shared) {
            do {
                outcome.arrive(.success(try await self.load()))
            } catch {
                outcome.arrive(.failure(error))
            }
        }
        return try outcome.wait().get()
    }
}

/// A result that one thread waits for and another brings.
private final class Outcome: Sendable {
    private let result = Mutex<Result<any Sendable, any Error>>(.failure(CancellationError()))
    private let done = DispatchSemaphore(value: 0)

    func arrive(_ result: Result<any Sendable, any Error>) {
        self.result.withLock { $0 = result }
        done.signal()
    }

    func wait() -> Result<any Sendable, any Error> {
        done.wait()
        return result.withLock { $0 }
    }
}
