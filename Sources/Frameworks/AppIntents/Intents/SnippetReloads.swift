import Synchronization

/// The wishes of an app to see a view made again, for hosts that show views.
package final class SnippetReloads: Sendable {
    /// The wishes of the program.
    package static let shared = SnippetReloads()

    private let listeners = Mutex<[UUID: AsyncStream<any SnippetIntent.Type>.Continuation]>([:])

    /// The intents whose views are to be made again, from now on.
    package var types: AsyncStream<any SnippetIntent.Type> {
        AsyncStream(bufferingPolicy: .bufferingNewest(16)) { continuation in
            let identifier = UUID()
            listeners.withLock { $0[identifier] = continuation }
            continuation.onTermination = { [weak self] _ in
                self?.listeners.withLock { $0[identifier] = nil }
            }
        }
    }

    func reload(_ type: any SnippetIntent.Type) {
        let listeners = listeners.withLock { Array($0.values) }
        for listener in listeners { listener.yield(type) }
    }
}
