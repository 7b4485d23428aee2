import Foundation
import Synchronization

/// Work that waits for a person, a device or another program, on a thread of its own.
///
/// Such a wait can last minutes; on a shared thread it would delay other work. Computation belongs to ``BlockingWork``,
/// which bounds how much runs at a time.
package enum DedicatedThread {
    /// Runs a closure on a new thread; its argument returns whether the caller was cancelled.
    package static func run<T: Sendable, Failure: Error>(
        _ body: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let cancellation = Cancellation()
        let result: Result<T, Failure> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    let result = Result { () throws(Failure) in try body { cancellation.isRequested } }
                    continuation.resume(returning: result)
                }
            }
        } onCancel: {
            cancellation.request()
        }
        return try result.get()
    }

    /// A caller's request to stop.
    private final class Cancellation: Sendable {
        private let requested = Atomic(false)
        var isRequested: Bool { requested.load(ordering: .acquiring) }
        func request() { requested.store(true, ordering: .releasing) }
    }
}
