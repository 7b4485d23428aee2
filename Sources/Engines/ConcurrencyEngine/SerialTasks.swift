import Synchronization

/// Operations that run one after another, in the order of the calls.
package final class SerialTasks: Sendable {
    private let last = Mutex<Task<Void, Never>?>(nil)

    package init() {}

    /// Runs an operation after the earlier ones.
    package func run<Value: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = last.withLock { last in
            let before = last
            let task = Task {
                await before?.value
                try Task.checkCancellation()
                return try await operation()
            }
            last = Task { _ = await task.result }
            return task
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
