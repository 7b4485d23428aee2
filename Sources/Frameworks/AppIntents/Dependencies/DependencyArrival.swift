import Dispatch
import Synchronization

/// A value that a provider is making, for which threads and tasks wait.
final class DependencyArrival: Sendable {
    /// The time for which the main actor waits for a provider.
    static let patience = DispatchTimeInterval.seconds(10)

    private struct State {
        var result: Result<any Sendable, any Error>?
        var tasks: [CheckedContinuation<any Sendable, any Error>] = []
        var threads: [DispatchSemaphore] = []
    }

    private let state = Mutex(State())

    /// A Boolean value that indicates whether the value is there.
    var isThere: Bool { state.withLock { $0.result != nil } }

    /// The value, once it is there.
    var value: any Sendable {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state in
                    if state.result == nil { state.tasks.append(continuation) }
                    return state.result
                }
                if let result { continuation.resume(with: result) }
            }
        }
    }

    /// Returns the value once it is there, or nil when it isn't after a time.
    func waitHoldingThread(_ limit: DispatchTimeInterval?) throws -> (any Sendable)? {
        let arrival = DispatchSemaphore(value: 0)
        let result = state.withLock { state in
            if state.result == nil { state.threads.append(arrival) }
            return state.result
        }
        if let result { return try result.get() }
        if let limit {
            _ = arrival.wait(timeout: .now() + limit)
        } else {
            arrival.wait()
        }
        return try state.withLock { $0.result }?.get()
    }

    /// Brings the value to all who wait; a second one is dropped.
    func arrive(_ result: Result<any Sendable, any Error>) {
        let waiting = state.withLock { state in
            guard state.result == nil else { return State() }
            state.result = result
            defer { (state.tasks, state.threads) = ([], []) }
            return state
        }
        for task in waiting.tasks { task.resume(with: result) }
        for thread in waiting.threads { thread.signal() }
    }
}
