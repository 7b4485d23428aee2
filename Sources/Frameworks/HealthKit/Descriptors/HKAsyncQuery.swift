import HealthEngine

/// A question with one answer.
public protocol HKAsyncQuery {
    /// The answer.
    associatedtype Output

    /// Asks the question.
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A question with one answer after the other.
public protocol HKAsyncSequenceQuery {
    /// The answers.
    associatedtype Sequence: AsyncSequence

    /// Asks the question; the answers end with the task.
    func results(for healthStore: HKHealthStore) -> Sequence
}

extension HKHealthStore {
    /// Returns an answer, computed off the threads of other tasks.
    func answer<Value: Sendable>(
        _ work: @escaping @Sendable (HealthHome) throws(HKError) -> Value
    ) async throws -> Value {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [home] in
                continuation.resume(returning: Result { () throws(HKError) in try work(home) })
            }
        }
        return try result.get()
    }

    /// Returns an answer now and after each change; those without anything new are nil and left out.
    func answers<Value: Sendable>(
        _ work: @escaping @Sendable (HealthHome) throws(HKError) -> Value?
    ) -> AsyncThrowingStream<Value, any Error> {
        AsyncThrowingStream { [home] continuation in
            let queue = DispatchQueue(label: "fovea.healthkit.descriptor")
            let look: @Sendable () -> Void = {
                do throws(HKError) {
                    if let value = try work(home) { continuation.yield(value) }
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            do {
                let listener = try home.library.listen { queue.async(execute: look) }
                continuation.onTermination = { _ in withExtendedLifetime(listener) {} }
                queue.async(execute: look)
            } catch {
                continuation.finish(throwing: HKError(error))
            }
        }
    }
}
