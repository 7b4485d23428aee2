/// The connections there are, what each one is at, and which have to end for others.
///
/// It decides; ``ConnectionWatch`` acts.
struct ConnectionTable {
    typealias Instant = ContinuousClock.Instant

    /// What a connection is at.
    enum Phase: Hashable {
        /// It waits for a request, or for the rest of its header.
        case head
        /// The request's body comes in.
        case body
        /// An answer is made or sent.
        case work
    }

    /// A connection that ends before its time, and what its client is told.
    struct Ending: Equatable {
        let socket: Int32
        /// Nil where the client has asked for nothing yet.
        let reason: HTTPRefusal?
    }

    private struct Connection {
        let peer: HTTPPeer
        var phase = Phase.head
        /// Since when the connection is at that.
        var since: Instant
        /// When the connection ends; nil where it may stay.
        var deadline: Instant?
        /// The bytes of the body that have come.
        var received = 0
        /// The bytes of the budget that the body holds.
        var held = 0
        /// A Boolean value that indicates whether the connection was told to end, and holds nothing any more.
        var isEnding = false
    }

    /// What each body holds at least, for what surrounds it.
    static let reservation = 64 << 10

    private let limits: HTTPLimits
    private var connections: [Int32: Connection] = [:]
    private var heldByPeer: [HTTPPeer: Int] = [:]
    private var held = 0

    init(limits: HTTPLimits) { self.limits = limits }

    /// A Boolean value that indicates whether there are no connections.
    var isEmpty: Bool { connections.isEmpty }

    /// Returns who is at the other end of a connection.
    func peer(of socket: Int32) -> HTTPPeer? { connections[socket]?.peer }

    // MARK: - From the start of a connection to its end

    /// Takes note of a connection, and returns what ends to make room for it: at worst the connection itself.
    mutating func open(_ socket: Int32, by peer: HTTPPeer, at now: Instant) -> [Ending] {
        connections[socket] = Connection(peer: peer, since: now, deadline: now + limits.headTime)
        let count = connections.values.count { !$0.isEnding }
        guard count > limits.connectionCount else { return [] }
        return [end(longestWaiting(but: socket) ?? slowestBody(but: socket, at: now) ?? (socket, .crowded))]
    }

    mutating func close(_ socket: Int32) {
        release(socket)
        connections[socket] = nil
    }

    /// A request's first line has come.
    mutating func beginHead(_ socket: Int32, at now: Instant) {
        change(socket, to: .head, at: now, deadline: now + limits.headTime)
    }

    /// The answer is being made, which takes as long as it takes.
    mutating func beginWork(_ socket: Int32, at now: Instant) { change(socket, to: .work, at: now, deadline: nil) }

    /// The answer is being sent.
    mutating func beginAnswer(_ socket: Int32, within time: Duration, at now: Instant) {
        change(socket, to: .work, at: now, deadline: now + time)
    }

    /// The request is done, and what its body held is free again.
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

    /// What became of bytes of a body.
    enum Receipt: Equatable {
        /// They have a place.
        case taken
        /// There is no room for them: bodies that come as fast fill it.
        case full
        /// The connection ends.
        case over
    }

    /// A body of an announced length begins; nil says that it comes in chunks.
    mutating func beginBody(_ socket: Int32, announced: Int?, at now: Instant) -> (Receipt, [Ending]) {
        change(socket, to: .body, at: now, deadline: now + limits.bodyPause)
        connections[socket]?.received = 0
        return hold(min(announced ?? .max, Self.reservation), for: socket, at: now)
    }

    /// Bytes of a body have come.
    mutating func receive(_ count: Int, on socket: Int32, at now: Instant) -> (Receipt, [Ending]) {
        progress(count, on: socket, at: now)
        guard let connection = connections[socket], !connection.isEnding else { return (.over, []) }
        let received = connection.received + count
        connections[socket]?.received = received
        return hold(max(received, connection.held), for: socket, at: now)
    }

    /// Bytes of a body have come that are forgotten at once.
    mutating func progress(_ count: Int, on socket: Int32, at now: Instant) {
        guard let deadline = connections[socket]?.deadline else { return }
        let earned = Duration.seconds(count) / max(1, limits.bodyBytesPerSecond)
        connections[socket]?.deadline = min(deadline + earned, now + limits.bodyPause)
    }

    /// Gives back what the body of a connection holds.
    mutating func release(_ socket: Int32) {
        guard let connection = connections[socket], connection.held > 0 else { return }
        connections[socket]?.held = 0
        held -= connection.held
        let rest = (heldByPeer[connection.peer] ?? 0) - connection.held
        heldByPeer[connection.peer] = rest > 0 ? rest : nil
    }

    /// The bytes that one client's bodies may hold.
    private var share: Int { limits.bodiesByteCount / 4 * 3 }

    /// Lets a body hold as many bytes, and ends stalled ones that hold them; the slowest first.
    private mutating func hold(_ wanted: Int, for socket: Int32, at now: Instant) -> (Receipt, [Ending]) {
        guard let connection = connections[socket], !connection.isEnding else { return (.over, []) }
        let more = wanted - connection.held
        var endings: [Ending] = []
        while true {
            let others = heldByPeer[connection.peer] ?? 0
            // One body alone may always be as large as the bounds on bodies allow.
            let isOwnShareFull = more > share - others && others > connection.held
            guard isOwnShareFull || more > limits.bodiesByteCount - held else { break }
            let peer = isOwnShareFull ? connection.peer : nil
            guard let slowest = slowestBody(but: socket, of: peer, at: now) else { return (.full, endings) }
            endings.append(end(slowest))
        }
        connections[socket]?.held = wanted
        held += more
        heldByPeer[connection.peer, default: 0] += more
        return (.taken, endings)
    }

    // MARK: - Endings

    /// Ends the connections whose time is over.
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
    private func longestWaiting(but newcomer: Int32) -> (socket: Int32, reason: HTTPRefusal?)? {
        let waiting = connections.filter { $0.key != newcomer && $0.value.phase == .head && !$0.value.isEnding }
        var counts: [HTTPPeer: Int] = [:]
        for connection in waiting.values { counts[connection.peer, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return waiting.filter { counts[$0.value.peer] == most }.min { $0.value.since < $1.value.since }
            .map { ($0.key, nil) }
    }

    /// The body that has fallen behind furthest, if there is one that has by a fifth of what it may.
    private func slowestBody(
        but socket: Int32,
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
