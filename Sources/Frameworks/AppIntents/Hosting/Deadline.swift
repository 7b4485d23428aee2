import Synchronization

/// A limit to the time that an operation takes.
enum Deadline {
    /// The error of an operation that was out of time.
    struct Exceeded: LocalizedError, Equatable {
        /// The time there was.
        let limit: Duration

        /// What happened and what to do about it.
        var errorDescription: String? {
            """
            The app didn't answer within \(limit.formatted(.units(allowed: [.seconds, .milliseconds]))). Answer \
            sooner, or let the host wait longer.
            """
        }
    }

    /// Returns what an operation answers within a time.
    ///
    /// An operation that is out of time is cancelled and left behind: the caller goes on, whether it heeds the
    /// cancellation or not.
    ///
    /// - Parameters:
    ///   - limit: The time there is.
    ///   - isExtended: Returns a Boolean value that indicates whether to wait another time.
    ///   - expired: What to do before the operation is cancelled for lack of time.
    ///   - operation: The operation.
    static func value<Value: Sendable>(
        within limit: Duration,
        isExtended: @escaping @Sendable () -> Bool = { false },
        expired: @escaping @Sendable () -> Void = {},
        operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let race = Race<Value>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                race.begin(continuation)
                let work = Task {
                    do {
                        race.end(.success(try await operation()))
                    } catch {
                        race.end(.failure(error))
                    }
                }
                let clock = Task {
                    repeat { try await Task.sleep(for: limit) } while isExtended()
                    if race.isOpen { expired() }
                    race.end(.failure(Exceeded(limit: limit)))
                }
                race.watch(work: work, clock: clock)
            }
        } onCancel: {
            race.cancel()
        }
    }
}

/// An operation and a clock, of which the first that ends decides.
private final class Race<Value: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var work: Task<Void, Never>?
        var clock: Task<Void, any Error>?
        var hasEnded = false
        var isCancelled = false
    }

    private let state = Mutex(State())

    var isOpen: Bool { state.withLock { !$0.hasEnded } }

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        state.withLock { $0.continuation = continuation }
    }

    /// Keeps the tasks, and cancels them if the race was decided while they were made.
    func watch(work: Task<Void, Never>, clock: Task<Void, any Error>) {
        let (hasEnded, isCancelled) = state.withLock { state in
            state.work = work
            state.clock = clock
            return (state.hasEnded, state.isCancelled)
        }
        if hasEnded || isCancelled { work.cancel() }
        if hasEnded { clock.cancel() }
    }

    /// Decides the race if it is open, and cancels what is left of it.
    func end(_ result: Result<Value, any Error>) {
        let decided = state.withLock { state -> State? in
            guard !state.hasEnded else { return nil }
            state.hasEnded = true
            defer { state.continuation = nil }
            return state
        }
        guard let decided else { return }
        decided.continuation?.resume(with: result)
        decided.work?.cancel()
        decided.clock?.cancel()
    }

    /// Cancels the operation, which then ends the race.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            return state.work
        }?.cancel()
    }
}
