import HTTPEngine
import Synchronization

/// Slots for long requests: event streams and slow answers.
///
/// The remaining connections serve all other requests.
final class Seats: Sendable {
    private struct State {
        var taken = 0
        var takenByPeer: [HTTPPeer: Int] = [:]
    }

    private let count: Int
    private let countPerPeer: Int
    private let state = Mutex(State())

    init(count: Int, perPeer: Int) {
        self.count = max(1, count)
        countPerPeer = max(1, perPeer)
    }

    /// The number of slots in use.
    var takenCount: Int { state.withLock { $0.taken } }

    /// Takes a slot, or returns nil when there is none for a client.
    func take(for peer: HTTPPeer) -> Seat? {
        let isTaken = state.withLock { state in
            guard state.taken < count, state.takenByPeer[peer, default: 0] < countPerPeer else { return false }
            state.taken += 1
            state.takenByPeer[peer, default: 0] += 1
            return true
        }
        return isTaken ? Seat(self, peer) : nil
    }

    fileprivate func leave(_ peer: HTTPPeer) {
        state.withLock { state in
            state.taken -= 1
            let rest = (state.takenByPeer[peer] ?? 1) - 1
            state.takenByPeer[peer] = rest > 0 ? rest : nil
        }
    }
}

/// A slot, which is freed with its last reference: the answer of a disconnected client is never begun.
final class Seat: Sendable {
    private let seats: Seats
    private let peer: HTTPPeer

    fileprivate init(_ seats: Seats, _ peer: HTTPPeer) {
        self.seats = seats
        self.peer = peer
    }

    deinit { seats.leave(peer) }
}
