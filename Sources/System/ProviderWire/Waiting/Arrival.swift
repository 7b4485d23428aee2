import Synchronization

/// Something that arrives once, and whoever waits for it, each until a deadline.
package final class Arrival<Value: Sendable, Failure: Error>: Sendable {
    package typealias Outcome = Result<Value, Failure>

    private struct State {
        var outcome: Outcome?
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
        /// What ended a wait before it began.
        var early: [Int: Outcome] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Lets everybody go on who waits.
    package func arrive(_ outcome: Outcome) {
        let waiting = state.withLock { state -> [CheckedContinuation<Outcome, Never>] in
            guard state.outcome == nil else { return [] }
            state.outcome = outcome
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume(returning: outcome) }
    }

    /// Waits for what arrives.
    ///
    /// - Parameters:
    ///   - deadline: The time until which to wait.
    ///   - late: The error at the deadline.
    ///   - cancelled: The error of a task that is cancelled.
    package func value(
        before deadline: ContinuousClock.Instant,
        late: Failure,
        cancelled: Failure
    ) async throws(Failure) -> Value {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        let timer = Task {
            try? await Task.sleep(until: deadline, clock: .continuous)
            if !Task.isCancelled { self.leave(number, .failure(late)) }
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> Outcome? in
                    if let outcome = state.outcome ?? state.early.removeValue(forKey: number) { return outcome }
                    state.waiting[number] = continuation
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            leave(number, .failure(cancelled))
        }
        timer.cancel()
        return try outcome.get()
    }

    private func leave(_ number: Int, _ outcome: Outcome) {
        let continuation = state.withLock { state in
            let continuation = state.waiting.removeValue(forKey: number)
            if continuation == nil, state.outcome == nil { state.early[number] = outcome }
            return continuation
        }
        continuation?.resume(returning: outcome)
    }
}
