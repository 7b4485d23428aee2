import Synchronization

/// Sends elements to all listeners.
public final class Broadcast<Element: Sendable>: Sendable {
    private struct State {
        var next = 0
        var listeners: [Int: AsyncStream<Element>.Continuation] = [:]
    }

    private let bufferCount: Int
    private let state = Mutex(State())

    /// Creates a broadcast that buffers a number of elements for each listener, dropping the oldest.
    public init(bufferCount: Int) { self.bufferCount = bufferCount }

    /// The number of listeners.
    public var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Returns the elements sent from now on.
    public func elements() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Element.self,
            bufferingPolicy: .bufferingNewest(bufferCount)
        )
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

    /// Sends an element to all listeners.
    public func send(_ element: Element) {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(element) }
    }

    /// Ends all listeners' streams.
    public func finish() {
        let listeners = state.withLock { state in
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.finish() }
    }
}
