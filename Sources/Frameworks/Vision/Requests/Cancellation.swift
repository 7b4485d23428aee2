import Synchronization

/// A wish to end work early, checked between its steps.
final class Cancellation: Sendable {
    private let isWanted = Mutex(false)

    func cancel() {
        isWanted.withLock { $0 = true }
    }

    func check() throws(VisionError) {
        if isWanted.withLock({ $0 }) { throw .requestCancelled("The request was canceled.") }
    }
}
