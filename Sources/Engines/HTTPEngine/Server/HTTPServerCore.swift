import CMicroHTTPD
import Foundation
import Synchronization

/// The state that the library's callbacks share.
final class HTTPServerCore: Sendable {
    let responder: any HTTPResponder
    let limits: HTTPLimits
    /// A Boolean value that indicates whether the socket is a Unix socket, whose clients have a known user.
    let servesPath: Bool
    let watch: ConnectionWatch
    /// Returns the user at the other end of a connection.
    let identify: @Sendable (Int32) -> UInt32?

    private struct State {
        var exchanges: [ObjectIdentifier: HTTPExchange] = [:]
        var isStopping = false
    }

    private let state = Mutex(State())

    init(
        responder: any HTTPResponder,
        limits: HTTPLimits,
        address: ListeningSocket.Address,
        identify: @escaping @Sendable (Int32) -> UInt32?
    ) throws(HTTPServerError) {
        self.responder = responder
        if case .path = address { servesPath = true } else { servesPath = false }
        self.limits = limits
        self.identify = identify
        watch = try ConnectionWatch(limits: limits) { responder.refusal($0).farewell }
    }

    /// Adds a new connection.
    func opened(_ socket: Int32) {
        let peer = HTTPPeer(address: ConnectionHandle.address(ofPeer: socket), user: identify(socket))
        if servesPath, !SocketPeer.isTrusted(peer.user) {
            // It belongs to another user, whatever the file's mode says: the next read finds the end.
            shutdown(socket, Int32(SHUT_RDWR))
        }
        watch.opened(socket, by: peer)
    }

    var isStopping: Bool { state.withLock { $0.isStopping } }

    func add(_ exchange: HTTPExchange) {
        state.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
    }

    func remove(_ exchange: HTTPExchange) {
        _ = state.withLock { $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Ends running exchanges, so that no connection stays suspended.
    func stop() {
        let exchanges = state.withLock { state in
            state.isStopping = true
            return Array(state.exchanges.values)
        }
        for exchange in exchanges {
            exchange.leave()
            exchange.endStream()
        }
    }

    var isIdle: Bool { state.withLock { $0.exchanges.isEmpty } }
}
