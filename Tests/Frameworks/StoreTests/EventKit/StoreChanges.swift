import EventKit

/// The changes that a store tells.
struct StoreChanges {
    private let told: AsyncStream<Void>

    init(of store: EKEventStore) {
        let (told, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.told = told
        _ = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: store, queue: nil) { _ in
            continuation.yield()
        }
    }

    /// Waits for a change after which a condition holds; a suite's time limit ends it.
    func come(until isTrue: () throws -> Bool) async rethrows {
        for await _ in told where try isTrue() { return }
    }
}
