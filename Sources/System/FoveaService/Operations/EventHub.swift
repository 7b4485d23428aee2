import Foundation
import Synchronization

/// Tells whoever listens what happens in the service.
final class EventHub: Sendable {
    /// Something that happened.
    struct Event: Sendable {
        let name: String
        let value: any Encodable & Sendable
    }

    private struct State {
        var next = 0
        var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    }

    private let state = Mutex(State())

    /// The number of those who listen.
    var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Returns what happens from now on; a listener that is far behind misses the oldest.
    func events() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(256))
        let number = state.withLock { state in
            state.next += 1
            state.listeners[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.listeners.removeValue(forKey: number) }
        }
        return stream
    }

    func publish(_ name: String, _ value: some Encodable & Sendable) {
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.yield(Event(name: name, value: value)) }
    }
}
