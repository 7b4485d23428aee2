import Foundation
import Synchronization

/// What the calls of the library share.
final class HTTPServerCore: Sendable {
    let responder: any HTTPResponder
    let limits: HTTPLimits
    /// A Boolean value that indicates whether the socket lies in the file system, where clients have names.
    let servesPath: Bool
    let watch: ConnectionWatch
    let budget: BodyBudget

    private struct State {
        var exchanges: [ObjectIdentifier: HTTPExchange] = [:]
        var isStopping = false
    }

    private let state = Mutex(State())

    init(
        responder: any HTTPResponder,
        limits: HTTPLimits,
        address: ListeningSocket.Address
    ) throws(HTTPServerError) {
        self.responder = responder
        if case .path = address { servesPath = true } else { servesPath = false }
        self.limits = limits
        watch = try ConnectionWatch()
        budget = BodyBudget(limit: limits.bodiesByteCount)
    }

    var isStopping: Bool { state.withLock { $0.isStopping } }

    func add(_ exchange: HTTPExchange) {
        state.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
    }

    func remove(_ exchange: HTTPExchange) {
        _ = state.withLock { $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Ends what is under way, so that no connection stays suspended.
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
