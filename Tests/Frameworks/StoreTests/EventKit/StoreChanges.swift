import EventKit
import Synchronization

/// The changes that a store has told.
final class StoreChanges: Sendable {
    private let count = Mutex(0)

    init(of store: EKEventStore) {
        _ = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: store, queue: nil) {
            [weak self] _ in self?.count.withLock { $0 += 1 }
        }
    }

    /// Waits for a number of changes, as long as a busy machine may take.
    func come(_ least: Int) async -> Bool {
        for _ in 0..<400 where count.withLock({ $0 }) < least { try? await Task.sleep(for: .milliseconds(25)) }
        return count.withLock { $0 } >= least
    }

    /// Forgets the changes so far.
    func forget() { count.withLock { $0 = 0 } }
}
