import CMicroHTTPD
import Foundation
import Synchronization

/// Notices disconnected and slow clients, and closes connections to make room for others.
///
/// The library doesn't watch a connection while its response is made, and it limits the pause between two bytes rather
/// than the time for all of them; one thread here does both.
final class ConnectionWatch: Sendable {
    /// A handler for a client's disconnection.
    private struct Watcher {
        /// Distinguishes the watcher from an earlier one of a connection with the same socket number.
        var ticket: UInt64
        var leave: @Sendable () -> Void
    }

    private struct State {
        var table: ConnectionTable
        var watched: [Int32: Watcher] = [:]
        var lastTicket: UInt64 = 0
        var isStopped = false

        /// Returns the closure to call for a polled event, or nil when the event belongs to another watcher.
        ///
        /// During the poll, the connection may have ended and its socket number may belong to the next client. The
        /// event is about the earlier connection; the next poll reports this one's.
        mutating func take(_ socket: Int32, _ ticket: UInt64) -> (@Sendable () -> Void)? {
            guard watched[socket]?.ticket == ticket else { return nil }
            return watched.removeValue(forKey: socket)?.leave
        }
    }

    private let state: Mutex<State>
    /// Returns the response that a client gets in the middle of its request.
    private let farewell: @Sendable (HTTPRefusal) -> Data
    /// An event descriptor that wakes the thread.
    private let bell: Int32

    init(limits: HTTPLimits, farewell: @escaping @Sendable (HTTPRefusal) -> Data) throws(HTTPServerError) {
        state = Mutex(State(table: ConnectionTable(limits: limits)))
        self.farewell = farewell
        bell = fovea_http_bell()
        guard bell >= 0 else {
            throw HTTPServerError(
                code: .notStarted,
                message: "The server gets no descriptor from the system; raise its limit with 'ulimit -n'."
            )
        }
        // Only this closure retains the watch; ``stop()`` ends it.
        Thread.detachNewThread { [self] in
            Thread.current.name = "fovea.http.watch"
            look()
        }
    }

    deinit { close(bell) }

    // MARK: - Connections

    func opened(_ socket: Int32, by peer: HTTPPeer) {
        let wasEmpty = state.withLock { state in
            let wasEmpty = state.table.isEmpty
            end(state.table.open(socket, by: peer, at: .now))
            return wasEmpty
        }
        if wasEmpty { ring() }
    }

    /// Removes a connection; its socket is still open, so its number isn't in use again yet.
    func closed(_ socket: Int32) {
        state.withLock {
            $0.table.close(socket)
            $0.watched[socket] = nil
        }
    }

    /// Returns the peer of a connection.
    func peer(of socket: Int32) -> HTTPPeer { state.withLock { $0.table.peer(of: socket) } ?? HTTPPeer(address: "") }

    func beginHead(_ socket: Int32) { state.withLock { $0.table.beginHead(socket, at: .now) } }
    func beginWork(_ socket: Int32) { state.withLock { $0.table.beginWork(socket, at: .now) } }

    func beginAnswer(_ socket: Int32, within time: Duration) {
        state.withLock { $0.table.beginAnswer(socket, within: time, at: .now) }
    }

    /// Ends a request; its connection waits for the next.
    func endRequest(_ socket: Int32) {
        state.withLock {
            $0.table.endRequest(socket, at: .now)
            $0.watched[socket] = nil
        }
    }

    // MARK: - Bodies

    /// Begins a body, whose rate is watched.
    func beginBody(_ socket: Int32, announced: Int?) -> ConnectionTable.Receipt {
        received { $0.beginBody(socket, announced: announced, at: .now) }
    }

    /// Adds received bytes of a body.
    func receive(_ count: Int, on socket: Int32) -> ConnectionTable.Receipt {
        received { $0.receive(count, on: socket, at: .now) }
    }

    /// Notes bytes of a body that are discarded.
    func pass(_ count: Int, on socket: Int32) { state.withLock { $0.table.progress(count, on: socket, at: .now) } }

    /// Frees what a body holds before its request ends.
    func release(_ socket: Int32) { state.withLock { $0.table.release(socket) } }

    private func received(
        _ change: (inout ConnectionTable) -> (ConnectionTable.Receipt, [ConnectionTable.Ending])
    ) -> ConnectionTable.Receipt {
        state.withLock { state in
            let (receipt, endings) = change(&state.table)
            end(endings)
            return receipt
        }
    }

    // MARK: - Clients that go away

    /// Calls a closure once when the client disconnects.
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
        // A failed write means that the descriptor is signalled already.
        _ = unsafe write(bell, &one, MemoryLayout<UInt64>.size)
    }

    // MARK: - Looking

    private func look() {
        while true {
            let (watched, pause, isStopped) = state.withLock { state in
                // Deadlines are seconds long; a quarter more does no harm.
                (
                    state.watched.map { (socket: $0, ticket: $1.ticket) },
                    state.table.isEmpty ? Int32(-1) : 250, state.isStopped
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
            state.withLock { end($0.table.late(at: .now)) }
        }
    }

    /// Shuts connections down; the library then finds them closed.
    ///
    /// Called under the lock: the socket number belongs to the connection until ``closed(_:)`` gets the lock. The
    /// library doesn't respond to a request with an incomplete body, and writes nothing meanwhile, so the client's
    /// response is written here.
    private func end(_ endings: [ConnectionTable.Ending]) {
        for ending in endings {
            if let reason = ending.reason {
                let bytes = farewell(reason)
                _ = unsafe bytes.withUnsafeBytes { bytes in
                    unsafe send(ending.socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
                }
            }
            shutdown(ending.socket, Int32(SHUT_RDWR))
        }
    }
}

/// The poll events of a disconnected client.
///
/// The first is `POLLRDHUP`, which the C library declares for GNU sources alone.
private let goneEvents = 0x2000 | POLLHUP | POLLERR
