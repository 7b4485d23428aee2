import Synchronization

/// The runs of one request that are in progress, so that another thread can end them.
final class RequestCancellations: Sendable {
    private let running = Mutex<[Cancellation]>([])

    func begin() -> Cancellation {
        let cancellation = Cancellation()
        running.withLock { $0.append(cancellation) }
        return cancellation
    }

    func end(_ cancellation: Cancellation) {
        running.withLock { $0.removeAll { $0 === cancellation } }
    }

    func cancel() {
        for cancellation in running.withLock({ $0 }) { cancellation.cancel() }
    }
}
