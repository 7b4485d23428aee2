import Synchronization

/// The notifications that were posted and not read yet.
final class NotificationBuffer: Sendable {
    private let state = Mutex(State())

    /// Keeps the registration until the buffer is gone.
    func keep(_ registration: NotificationRegistration) {
        state.withLock { $0.registration = registration }
    }

    /// Adds a notification, or hands it to the task that waits for one.
    func append(_ notification: PostedNotification) {
        state.withLock { $0.append(notification) }?.resume(returning: notification)
    }

    /// Returns the oldest notification, waiting for one if there is none.
    func next(isolation actor: isolated (any Actor)?) async -> PostedNotification? {
        await withTaskCancellationHandler(
            operation: {
                await withCheckedContinuation(isolation: actor) { continuation in
                    switch state.withLock({ $0.request(continuation) }) {
                    case .wait: break
                    case .resume(let notification): continuation.resume(returning: notification)
                    }
                }
            },
            onCancel: { state.withLock { $0.end() }?.resume(returning: nil) },
            isolation: actor
        )
    }

    deinit {
        state.withLock { $0.registration }?.end()
    }
}

extension NotificationBuffer {
    /// What a request for the next notification leads to.
    enum Answer {
        case wait
        case resume(PostedNotification?)
    }

    /// The queue, decided under the lock and acted upon outside it.
    struct State {
        typealias Waiter = CheckedContinuation<PostedNotification?, Never>

        var registration: NotificationRegistration?
        private var queue: [PostedNotification] = []
        /// The position of the oldest notification; everything before it has been read.
        private var head = 0
        private var waiter: Waiter?
        private var ended = false

        /// Queues a notification unless a task waits for it.
        mutating func append(_ notification: PostedNotification) -> Waiter? {
            if let waiter = waiter.take() { return waiter }
            if !ended { queue.append(notification) }
            return nil
        }

        /// Decides what a task that asks gets.
        mutating func request(_ continuation: Waiter) -> Answer {
            if ended { return .resume(nil) }
            guard head < queue.count else {
                waiter = continuation
                return .wait
            }
            defer { discard() }
            return .resume(queue[head])
        }

        /// Ends the sequence and returns the task that waits.
        mutating func end() -> Waiter? {
            ended = true
            queue = []
            head = 0
            return waiter.take()
        }

        /// Steps over the oldest notification, moving the rest only once in a while.
        private mutating func discard() {
            head += 1
            guard head == queue.count || head > 512 else { return }
            queue.removeFirst(head)
            head = 0
        }
    }
}
