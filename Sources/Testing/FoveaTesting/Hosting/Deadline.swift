import Synchronization

/// A bound on how long something may take.
enum Deadline {
    /// Runs a closure, and throws when it takes too long or the caller is cancelled.
    ///
    /// Neither waits for the closure: its task is cancelled and left to end by itself, because code that ignores
    /// cancellation must not hold its caller.
    static func run<T: Sendable>(
        _ limit: Duration?,
        exceeded: @autoclosure @escaping @Sendable () -> HostedAppError,
        _ body: @escaping @Sendable () async throws -> T
    ) async throws -> T {
        let race = Race<T>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let work = Task {
                    do {
                        race.finish(.success(try await body()))
                    } catch {
                        race.finish(.failure(error))
                    }
                }
                let timer = limit.map { limit in
                    Task {
                        try await Task.sleep(for: limit)
                        race.finish(.failure(exceeded()))
                    }
                }
                race.start(continuation, work, timer)
            }
        } onCancel: {
            race.finish(.failure(CancellationError()))
        }
    }
}

/// A result that arrives once: from the work, from its timer or from a cancellation of both.
private final class Race<T: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<T, any Error>?
        var tasks: [@Sendable () -> Void] = []
        var result: Result<T, any Error>?
    }
    private let state = Mutex(State())

    func start(
        _ continuation: CheckedContinuation<T, any Error>,
        _ work: Task<Void, Never>,
        _ timer: Task<Void, any Error>?
    ) {
        let result = state.withLock { state -> Result<T, any Error>? in
            if let result = state.result { return result }
            state.continuation = continuation
            state.tasks = [{ work.cancel() }, { timer?.cancel() }]
            return nil
        }
        guard let result else { return }
        work.cancel()
        timer?.cancel()
        continuation.resume(with: result)
    }

    func finish(_ result: Result<T, any Error>) {
        let (continuation, tasks) = state.withLock { state in
            guard state.result == nil else {
                return (CheckedContinuation<T, any Error>?.none, [@Sendable () -> Void]())
            }
            state.result = result
            defer { (state.continuation, state.tasks) = (nil, []) }
            return (state.continuation, state.tasks)
        }
        for cancel in tasks { cancel() }
        continuation?.resume(with: result)
    }
}
