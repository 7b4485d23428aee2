import CMicroHTTPD
import Foundation
import Synchronization

/// Sees when clients go away or take too long.
///
/// The library doesn't look at a connection while an answer is being made, and it measures the pause between two bytes
/// rather than the time for all of them; one thread here does both.
final class ConnectionWatch: Sendable {
    private struct Connection {
        /// When the connection is cut off; nil where it may stay.
        var deadline: ContinuousClock.Instant?
    }

    /// Somebody who wants to hear that a client goes away.
    private struct Watcher {
        /// Tells the watcher from an earlier one of a connection whose socket had the same number.
        var ticket: UInt64
        var leave: @Sendable () -> Void
    }

    private struct State {
        var connections: [Int32: Connection] = [:]
        var watched: [Int32: Watcher] = [:]
        var lastTicket: UInt64 = 0
        var isStopped = false

        /// Returns the closure to call for what a look at a socket found, or nil where the watcher isn't the one for
        /// whom it was looked at.
        ///
        /// While the look lasted, its connection may have ended and the next client have got the number. What the look
        /// found is about the connection before; what is true of this one is found again by the next look.
        mutating func take(_ socket: Int32, _ ticket: UInt64) -> (@Sendable () -> Void)? {
            guard watched[socket]?.ticket == ticket else { return nil }
            return watched.removeValue(forKey: socket)?.leave
        }
    }

    private let state = Mutex(State())
    /// Written when there is something new to look at.
    private let bell: Int32

    init() throws(HTTPServerError) {
        bell = fovea_http_bell()
        guard bell >= 0 else {
            throw HTTPServerError(
                code: .notStarted,
                message: "The server gets no descriptor from the system; raise its limit with 'ulimit -n'."
            )
        }
        // Only this closure keeps the watch alive; ``stop()`` ends it.
        let thread = Thread { [self] in look() }
        thread.name = "fovea.http.watch"
        thread.start()
    }

    deinit { close(bell) }

    // MARK: - Connections

    func opened(_ socket: Int32, for time: Duration) { setDeadline(socket, in: time) }

    /// Forgets a connection; its socket is still open, and its number belongs to nobody else yet.
    func closed(_ socket: Int32) {
        state.withLock {
            $0.connections[socket] = nil
            $0.watched[socket] = nil
        }
    }

    /// Ends a connection unless something else is said within a time; nil says it may stay.
    func setDeadline(_ socket: Int32, in time: Duration?) {
        let wasEmpty = state.withLock { state in
            defer { state.connections[socket] = Connection(deadline: time.map { ContinuousClock.now + $0 }) }
            return state.connections.isEmpty
        }
        if wasEmpty { ring() }
    }

    /// Calls a closure once when the client goes away.
    func watch(_ socket: Int32, _ leave: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.lastTicket += 1
            state.watched[socket] = Watcher(ticket: state.lastTicket, leave: leave)
        }
        ring()
    }

    func unwatch(_ socket: Int32) {
        state.withLock { $0.watched[socket] = nil }
    }

    func stop() {
        state.withLock { $0.isStopped = true }
        ring()
    }

    private func ring() {
        var one: UInt64 = 1
        // A bell that can't ring again rings already.
        _ = unsafe write(bell, &one, MemoryLayout<UInt64>.size)
    }

    // MARK: - Looking

    private func look() {
        while true {
            let (watched, pause, isStopped) = state.withLock { state in
                // Deadlines are seconds long; a second more does no harm.
                (
                    state.watched.map { (socket: $0, ticket: $1.ticket) },
                    state.connections.isEmpty ? Int32(-1) : 1000, state.isStopped
                )
            }
            if isStopped { return }
            var polled = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
            polled += watched.map { pollfd(fd: $0.socket, events: Int16(truncatingIfNeeded: goneEvents), revents: 0) }
            guard unsafe poll(&polled, nfds_t(polled.count), pause) >= 0 || errno == EINTR else { return }
            if polled[0].revents != 0 {
                var count: UInt64 = 0
                _ = unsafe read(bell, &count, MemoryLayout<UInt64>.size)
            }
            for (entry, watcher) in zip(polled.dropFirst(), watched) where entry.revents != 0 {
                let leave = state.withLock { $0.take(watcher.socket, watcher.ticket) }
                leave?()
            }
            endLate()
        }
    }

    /// Cuts off those who took too long; the library then finds the connection closed.
    private func endLate() {
        state.withLock { state in
            let now = ContinuousClock.now
            for (socket, connection) in state.connections {
                guard let deadline = connection.deadline, deadline < now else { continue }
                // Under the lock: the number belongs to this connection until ``closed(_:)`` gets the lock.
                shutdown(socket, Int32(SHUT_RDWR))
                state.connections[socket] = Connection(deadline: nil)
            }
        }
    }
}

/// What a socket tells when its client has gone.
///
/// The first is `POLLRDHUP`, which the C library declares for GNU sources alone.
private let goneEvents = 0x2000 | POLLHUP | POLLERR
