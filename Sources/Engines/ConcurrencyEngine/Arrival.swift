package import Dispatch
import Synchronization

/// A value or an error that arrives once, and the tasks and threads that wait for it.
package final class Arrival<Value: Sendable, Failure: Error>: Sendable {
    package typealias Outcome = Result<Value, Failure>

    private struct State {
        var outcome: Outcome?
        var tasks: [Int: CheckedContinuation<Outcome, Never>] = [:]
        var threads: [DispatchSemaphore] = []
        /// What ended a wait before it began.
        var early: [Int: Outcome] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// A Boolean value that indicates whether the outcome has arrived.
    package var hasArrived: Bool { state.withLock { $0.outcome != nil } }

    /// Resumes all waiters; a second outcome is dropped.
    package func arrive(_ outcome: Outcome) {
        let waiting = state.withLock { state in
            guard state.outcome == nil else { return State() }
            state.outcome = outcome
            defer { (state.tasks, state.threads) = ([:], []) }
            return state
        }
        for task in waiting.tasks.values { task.resume(returning: outcome) }
        for thread in waiting.threads { thread.signal() }
    }

    /// The value, once it is there; cancelling the task doesn't end the wait.
    package var value: Value {
        get async throws(Failure) {
            let number = newNumber()
            return try await withCheckedContinuation { wait(number, $0) }.get()
        }
    }

    /// Waits for the value until a deadline.
    ///
    /// - Parameters:
    ///   - deadline: The end of the wait, or nil to wait indefinitely.
    ///   - late: The error at the deadline.
    ///   - cancelled: The error of a task that is cancelled.
    package func value(
        before deadline: ContinuousClock.Instant?,
        late: Failure,
        cancelled: Failure
    ) async throws(Failure) -> Value {
        let number = newNumber()
        let timer = deadline.map { deadline in
            Task {
                try? await Task.sleep(until: deadline, clock: .continuous)
                if !Task.isCancelled { self.leave(number, .failure(late)) }
            }
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { wait(number, $0) }
        } onCancel: {
            leave(number, .failure(cancelled))
        }
        timer?.cancel()
        return try outcome.get()
    }

    /// Blocks the thread until the value arrives, and returns nil after a time.
    package func waitHoldingThread(_ limit: DispatchTimeInterval?) throws(Failure) -> Value? {
        let signal = DispatchSemaphore(value: 0)
        let outcome = state.withLock { state in
            if state.outcome == nil { state.threads.append(signal) }
            return state.outcome
        }
        if let outcome { return try outcome.get() }
        if let limit {
            _ = signal.wait(timeout: .now() + limit)
        } else {
            signal.wait()
        }
        return try state.withLock { $0.outcome }?.get()
    }

    private func newNumber() -> Int {
        state.withLock { state in
            state.next += 1
            return state.next
        }
    }

    private func wait(_ number: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state -> Outcome? in
            if let outcome = state.outcome ?? state.early.removeValue(forKey: number) { return outcome }
            state.tasks[number] = continuation
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    private func leave(_ number: Int, _ outcome: Outcome) {
        let continuation = state.withLock { state in
            let continuation = state.tasks.removeValue(forKey: number)
            if continuation == nil, state.outcome == nil { state.early[number] = outcome }
            return continuation
        }
        continuation?.resume(returning: outcome)
    }
}
