public import Foundation
import Synchronization

/// A writer of a response's body while the client reads it.
public final class HTTPBodyWriter: Sendable {
    /// The number of unsent bytes beyond which a writer waits for the client.
    private static let highWater = 256 << 10

    private struct State {
        var bytes = Data()
        var isFinished = false
        var isGone = false
        var isSuspended = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let connection: ConnectionHandle
    private let watch: ConnectionWatch

    init(_ connection: ConnectionHandle, watch: ConnectionWatch) {
        self.connection = connection
        self.watch = watch
    }

    /// A Boolean value that indicates whether the client is still connected.
    public var isOpen: Bool { state.withLock { !$0.isGone } }

    /// Sends bytes, waits while the client is far behind, and returns false once it has disconnected.
    @discardableResult
    public func write(_ data: Data) async -> Bool {
        let resumes = state.withLock { state -> Bool? in
            guard !state.isGone else { return nil }
            state.bytes.append(data)
            defer { state.isSuspended = false }
            return state.isSuspended
        }
        guard let resumes else { return false }
        if resumes { takeUp() }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let waits = state.withLock { state in
                let waits = !state.isGone && state.bytes.count > Self.highWater
                if waits { state.waiting.append(continuation) }
                return waits
            }
            if !waits { continuation.resume() }
        }
        return isOpen
    }

    /// Sends text, such as that of an event stream.
    @discardableResult
    public func write(_ text: String) async -> Bool {
        await write(Data(text.utf8))
    }

    // MARK: - The connection's side

    /// Ends the body after the written bytes.
    func finish() {
        let resumes = state.withLock { state in
            state.isFinished = true
            defer { state.isSuspended = false }
            return state.isSuspended
        }
        if resumes { takeUp() }
    }

    /// Releases the client.
    func close() {
        let waiting = state.withLock { state in
            state.isGone = true
            state.isSuspended = false
            state.bytes = Data()
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// The result of reading the body.
    enum Reading {
        case bytes(Int)
        /// There are no bytes yet; the connection is suspended.
        case later
        case end
        case broken
    }

    /// Copies bytes for the library, or suspends the connection until there are some; called by the library alone.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
        var waiting: [CheckedContinuation<Void, Never>] = []
        let reading = state.withLock { state -> Reading in
            if state.isGone { return .broken }
            if state.bytes.isEmpty {
                if state.isFinished { return .end }
                // Under the lock, so that a suspended connection is resumed exactly once.
                state.isSuspended = true
                connection.suspend()
                watch.watch(connection.socket) { [weak self] in self?.clientLeft() }
                return .later
            }
            let count = min(buffer.count, state.bytes.count)
            unsafe state.bytes.copyBytes(to: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), count: count)
            state.bytes.removeFirst(count)
            // Data that lost its first bytes keeps its start index and its memory.
            if state.bytes.isEmpty { state.bytes = Data() }
            if state.bytes.count <= Self.highWater { swap(&waiting, &state.waiting) }
            return .bytes(count)
        }
        for continuation in waiting { continuation.resume() }
        return reading
    }

    private func takeUp() {
        watch.unwatch(connection.socket)
        connection.resume()
    }

    private func clientLeft() {
        let resumes = state.withLock { state in
            state.isGone = true
            defer { state.isSuspended = false }
            return state.isSuspended
        }
        if resumes { connection.resume() }
    }
}
