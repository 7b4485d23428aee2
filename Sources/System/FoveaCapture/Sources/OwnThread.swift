import Foundation
import Synchronization

/// Work that waits for a person or a device, on a thread of its own.
///
/// Such a wait lasts for minutes; on a shared thread it would keep others from theirs.
enum OwnThread {
    /// Runs a closure on a new thread; it gets a question whether its caller gave up.
    static func run<T: Sendable>(
        _ body: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws(CaptureError) -> T
    ) async throws(CaptureError) -> T {
        let cancellation = Cancellation()
        let result: Result<T, CaptureError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    let result = Result { () throws(CaptureError) in try body { cancellation.isRequested } }
                    continuation.resume(returning: result)
                }
            }
        } onCancel: {
            cancellation.request()
        }
        return try result.get()
    }

    /// A wish of a caller that nobody waits any more.
    private final class Cancellation: Sendable {
        private let requested = Atomic(false)
        var isRequested: Bool { requested.load(ordering: .acquiring) }
        func request() { requested.store(true, ordering: .releasing) }
    }
}
