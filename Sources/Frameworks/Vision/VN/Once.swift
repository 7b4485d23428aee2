import Synchronization

/// Something that happens once in a process.
final class Once: Sendable {
    private let isDone = Mutex(false)

    func isFirst() -> Bool {
        isDone.withLock { isDone in
            defer { isDone = true }
            return !isDone
        }
    }
}
