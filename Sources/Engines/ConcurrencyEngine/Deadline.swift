/// A limit to the time that an operation takes.
package enum Deadline {
    /// What happens to an operation when the task that waits for it is cancelled.
    package enum Cancellation: Sendable {
        /// The operation is cancelled, and its outcome is still waited for until the deadline.
        case awaited
        /// The operation is cancelled and left to end by itself, so that one that ignores this holds no caller.
        case immediate
    }

    /// Returns what an operation answers within a time.
    ///
    /// An operation that is out of time is cancelled and left to end by itself: its caller goes on, whether the
    /// operation heeds the cancellation or not.
    ///
    /// - Parameters:
    ///   - limit: The time there is, or nil for as much as it takes.
    ///   - cancellation: What happens when the caller is cancelled.
    ///   - isExtended: Returns a Boolean value that indicates whether to wait another time.
    ///   - exceeded: Returns the error of an operation that is out of time, before that is cancelled.
    ///   - operation: The operation.
    package static func value<Value: Sendable>(
        within limit: Duration?,
        cancellation: Cancellation,
        isExtended: @escaping @Sendable () -> Bool = { false },
        exceeded: @escaping @Sendable () -> any Error,
        operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let arrival = Arrival<Value, any Error>()
        let work = Task {
            do {
                arrival.arrive(.success(try await operation()))
            } catch {
                arrival.arrive(.failure(error))
            }
        }
        let clock = limit.map { limit in
            Task {
                repeat { try await Task.sleep(for: limit) } while isExtended()
                if !arrival.hasArrived { arrival.arrive(.failure(exceeded())) }
            }
        }
        defer {
            work.cancel()
            clock?.cancel()
        }
        return try await withTaskCancellationHandler {
            try await arrival.value
        } onCancel: {
            work.cancel()
            if cancellation == .immediate { arrival.arrive(.failure(CancellationError())) }
        }
    }
}
