/// The open connections and their phases, and the decision which of them to close for others.
///
/// It decides; ``ConnectionWatch`` acts.
struct ConnectionTable {
    typealias Instant = ContinuousClock.Instant

    /// A phase of a connection.
    enum Phase: Hashable {
        /// It waits for a request, or for the rest of its header.
        case head
        /// The request's body arrives.
        case body
        /// The response is made or sent.
        case work
    }

    /// A connection to close early, and the response for its client.
    struct Ending: Equatable {
        let socket: Int32
        /// Nil when the client has sent no request yet.
        let reason: HTTPRefusal?
    }

    private struct Connection {
        let peer: HTTPPeer
        var phase = Phase.head
        /// The start of the phase.
        var since: Instant
        /// The time at which the connection is closed; nil for no limit.
        var deadline: Instant?
        /// The received bytes of the body.
        var received = 0
        /// The bytes of the memory budget that the body holds.
        var held = 0
        /// A Boolean value that indicates whether the connection is closing, and holds nothing any more.
        var isEnding = false
    }

    /// The least that each body holds, for its overhead.
    static let reservation = 64 << 10

    private let limits: HTTPLimits
    private var connections: [Int32: Connection] = [:]
    private var heldByPeer: [HTTPPeer: Int] = [:]
    private var held = 0

    init(limits: HTTPLimits) { self.limits = limits }

    /// A Boolean value that indicates whether there are no connections.
    var isEmpty: Bool { connections.isEmpty }

    /// Returns the peer of a connection.
    func peer(of socket: Int32) -> HTTPPeer? { connections[socket]?.peer }

    // MARK: - From the start of a connection to its end

    /// Adds a connection, and returns which ones to close to make room: at worst the new one.
    mutating func open(_ socket: Int32, by peer: HTTPPeer, at now: Instant) -> [Ending] {
        connections[socket] = Connection(peer: peer, since: now, deadline: now + limits.headTime)
        let count = connections.values.count { !$0.isEnding }
        guard count > limits.connectionCount else { return [] }
        return [end(longestWaiting(except: socket) ?? slowestBody(except: socket, at: now) ?? (socket, .crowded))]
    }

    mutating func close(_ socket: Int32) {
        release(socket)
        connections[socket] = nil
    }

    /// Notes the first line of a request.
    mutating func beginHead(_ socket: Int32, at now: Instant) {
        change(socket, to: .head, at: now, deadline: now + limits.headTime)
    }

    /// Notes that the response is being made, which has no time limit.
    mutating func beginWork(_ socket: Int32, at now: Instant) { change(socket, to: .work, at: now, deadline: nil) }

    /// Notes that the response is being sent.
    mutating func beginAnswer(_ socket: Int32, within time: Duration, at now: Instant) {
        change(socket, to: .work, at: now, deadline: now + time)
    }

    /// Ends a request, and frees what its body held.
    mutating func endRequest(_ socket: Int32, at now: Instant) {
        release(socket)
        change(socket, to: .head, at: now, deadline: now + limits.idleTime)
    }

    private mutating func change(_ socket: Int32, to phase: Phase, at now: Instant, deadline: Instant?) {
        guard connections[socket]?.isEnding == false else { return }
        connections[socket]?.phase = phase
        connections[socket]?.since = now
        connections[socket]?.deadline = deadline
    }

    // MARK: - Bodies

    /// The result of receiving bytes of a body.
    enum Receipt: Equatable {
        /// There is room for them.
        case taken
        /// There is no room for them: other bodies, which arrive as fast, fill it.
        case full
        /// The connection is closing.
        case over
    }

    /// Begins a body of an announced length; nil stands for chunked encoding.
    mutating func beginBody(_ socket: Int32, announced: Int?, at now: Instant) -> (Receipt, [Ending]) {
        change(socket, to: .body, at: now, deadline: now + limits.bodyPause)
        connections[socket]?.received = 0
        return hold(min(announced ?? .max, Self.reservation), for: socket, at: now)
    }

    /// Adds received bytes of a body.
    mutating func receive(_ count: Int, on socket: Int32, at now: Instant) -> (Receipt, [Ending]) {
        progress(count, on: socket, at: now)
        guard let connection = connections[socket], !connection.isEnding else { return (.over, []) }
        let received = connection.received + count
        connections[socket]?.received = received
        return hold(max(received, connection.held), for: socket, at: now)
    }

    /// Notes bytes of a body that are discarded.
    mutating func progress(_ count: Int, on socket: Int32, at now: Instant) {
        guard let deadline = connections[socket]?.deadline else { return }
        let earned = Duration.seconds(count) / max(1, limits.bodyBytesPerSecond)
        connections[socket]?.deadline = min(deadline + earned, now + limits.bodyPause)
    }

    /// Frees what the body of a connection holds.
    mutating func release(_ socket: Int32) {
        guard let connection = connections[socket], connection.held > 0 else { return }
        connections[socket]?.held = 0
        held -= connection.held
        let rest = (heldByPeer[connection.peer] ?? 0) - connection.held
        heldByPeer[connection.peer] = rest > 0 ? rest : nil
    }

    /// The most bytes that one client's bodies may hold.
    private var share: Int { limits.bodiesByteCount / 4 * 3 }

    /// Reserves bytes for a body, and closes stalled connections that hold them; the slowest first.
    private mutating func hold(_ wanted: Int, for socket: Int32, at now: Instant) -> (Receipt, [Ending]) {
        guard let connection = connections[socket], !connection.isEnding else { return (.over, []) }
        let more = wanted - connection.held
        var endings: [Ending] = []
        while true {
            let others = heldByPeer[connection.peer] ?? 0
            // A single body may always be as large as the limit on bodies allows.
            let isOwnShareFull = more > share - others && others > connection.held
            guard isOwnShareFull || more > limits.bodiesByteCount - held else { break }
            let peer = isOwnShareFull ? connection.peer : nil
            guard let slowest = slowestBody(except: socket, of: peer, at: now) else { return (.full, endings) }
            endings.append(end(slowest))
        }
        connections[socket]?.held = wanted
        held += more
        heldByPeer[connection.peer, default: 0] += more
        return (.taken, endings)
    }

    // MARK: - Endings

    /// Returns the connections whose time is over.
    mutating func late(at now: Instant) -> [Ending] {
        let late = connections.filter { $0.value.deadline.map { $0 < now } ?? false }
        return late.map { socket, connection in end((socket, connection.phase == .body ? .late : nil)) }
    }

    private mutating func end(_ choice: (socket: Int32, reason: HTTPRefusal?)) -> Ending {
        release(choice.socket)
        connections[choice.socket]?.isEnding = true
        connections[choice.socket]?.deadline = nil
        return Ending(socket: choice.socket, reason: choice.reason)
    }

    /// The connection that has waited longest for a request, of the client that has most of those.
    private func longestWaiting(except new: Int32) -> (socket: Int32, reason: HTTPRefusal?)? {
        let waiting = connections.filter { $0.key != new && $0.value.phase == .head && !$0.value.isEnding }
        var counts: [HTTPPeer: Int] = [:]
        for connection in waiting.values { counts[connection.peer, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return waiting.filter { counts[$0.value.peer] == most }.min { $0.value.since < $1.value.since }
            .map { ($0.key, nil) }
    }

    /// The body that is furthest behind its schedule, if any is by more than a fifth of its time.
    private func slowestBody(
        except socket: Int32,
        of peer: HTTPPeer? = nil,
        at now: Instant
    ) -> (socket: Int32, reason: HTTPRefusal?)? {
        let stalled = now + limits.bodyPause * 4 / 5
        var slowest: (socket: Int32, deadline: Instant)?
        for (other, connection) in connections where other != socket && connection.phase == .body {
            guard let deadline = connection.deadline, deadline < stalled, peer == nil || connection.peer == peer,
                deadline < slowest?.deadline ?? stalled
            else { continue }
            slowest = (other, deadline)
        }
        return slowest.map { ($0.socket, .late) }
    }
}
