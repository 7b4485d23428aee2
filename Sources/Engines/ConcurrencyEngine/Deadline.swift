/// A limit to the time that an operation takes.
package enum Deadline {
    /// What happens to an operation when the task that waits for it is cancelled.
    package enum Cancellation: Sendable {
        /// The operation is cancelled, and the caller waits for its outcome until the deadline.
        case awaited
        /// The operation is cancelled and abandoned, so that one that ignores cancellation blocks no caller.
        case immediate
    }

    /// Returns an operation's result within a time.
    ///
    /// An operation that exceeds the time is cancelled and abandoned: its caller continues even if the operation
    /// ignores cancellation.
    ///
    /// - Parameters:
    ///   - limit: The time limit, or nil for none.
    ///   - cancellation: What happens when the caller is cancelled.
    ///   - isExtended: Returns a Boolean value that indicates whether to wait for the limit once more.
    ///   - exceeded: Returns the error of an operation that exceeded the limit, before it is cancelled.
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
