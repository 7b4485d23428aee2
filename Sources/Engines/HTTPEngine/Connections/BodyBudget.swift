import Synchronization

/// The memory that the bodies of all requests share.
final class BodyBudget: Sendable {
    private let limit: Int
    private let used = Mutex(0)

    init(limit: Int) { self.limit = limit }

    /// Takes bytes, or returns false where there aren't as many.
    func take(_ count: Int) -> Bool {
        used.withLock { used in
            guard count <= limit - used else { return false }
            used += count
            return true
        }
    }

    func giveBack(_ count: Int) { used.withLock { $0 -= count } }
}
