public import Foundation
import Synchronization

/// Writes the body of an answer while the client reads it.
public final class HTTPBodyWriter: Sendable {
    /// Beyond this many bytes a writer waits for the client.
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

    /// A Boolean value that indicates whether the client still listens.
    public var isOpen: Bool { state.withLock { !$0.isGone } }

    /// Sends bytes, waits while the client is far behind, and returns false once it has gone away.
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

    /// Sends the text of an event stream or of another text.
    @discardableResult
    public func write(_ text: String) async -> Bool {
        await write(Data(text.utf8))
    }

    // MARK: - The connection's side

    /// Ends the body after what is written.
    func finish() {
        let resumes = state.withLock { state in
            state.isFinished = true
            defer { state.isSuspended = false }
            return state.isSuspended
        }
        if resumes { takeUp() }
    }

    /// Forgets the client.
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

    /// What a read of the body gave.
    enum Reading {
        case bytes(Int)
        /// Nothing yet; the connection is set aside.
        case later
        case end
        case broken
    }

    /// Moves bytes to the connection, or sets it aside until there are some; called by the library alone.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
        var waiting: [CheckedContinuation<Void, Never>] = []
        let reading = state.withLock { state -> Reading in
            if state.isGone { return .broken }
            if state.bytes.isEmpty {
                if state.isFinished { return .end }
                // Under the lock, so that nobody resumes what isn't suspended.
                state.isSuspended = true
                connection.suspend()
                watch.watch(connection.socket) { [weak self] in self?.clientLeft() }
                return .later
            }
            let count = min(buffer.count, state.bytes.count)
            unsafe state.bytes.copyBytes(to: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), count: count)
            state.bytes.removeFirst(count)
            // The indices of data that lost its first bytes don't start at zero, and its memory stays.
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
