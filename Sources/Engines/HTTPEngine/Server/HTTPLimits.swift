import Foundation

/// Limits on clients' use of resources.
public struct HTTPLimits: Sendable, Hashable {
    /// The most connections at a time.
    ///
    /// Beyond it, a new connection replaces the one that has waited longest for a request.
    public var connectionCount: Int
    /// The most bytes of a request's header.
    public var headByteCount: Int
    /// The most bytes of the bodies of all requests together; one client gets three quarters of them at most.
    public var bodiesByteCount: Int
    /// The time for a request's header, from the connection's start or from the request's first line.
    public var headTime: Duration
    /// The time that a connection may be idle between two requests.
    public var idleTime: Duration
    /// The least average rate at which a client sends a body, in bytes per second.
    public var bodyBytesPerSecond: Int
    /// The time that a client may fall behind that rate: the longest pause.
    public var bodyPause: Duration
    /// The time for a client to read a response, plus a second for every 64 KiB; streams have no such limit.
    public var answerTime: Duration

    /// Creates limits; each has the product's default.
    public init(
        connectionCount: Int = HTTPLimits.roomForConnections,
        headByteCount: Int = 24 << 10,
        bodiesByteCount: Int = 256 << 20,
        headTime: Duration = .seconds(5),
        idleTime: Duration = .seconds(30),
        bodyBytesPerSecond: Int = 64 << 10,
        bodyPause: Duration = .seconds(5),
        answerTime: Duration = .seconds(30)
    ) {
        self.connectionCount = connectionCount
        self.headByteCount = headByteCount
        self.bodiesByteCount = bodiesByteCount
        self.headTime = headTime
        self.idleTime = idleTime
        self.bodyBytesPerSecond = bodyBytesPerSecond
        self.bodyPause = bodyPause
        self.answerTime = answerTime
    }

    /// A number of connections that leaves half of the process's descriptors for everything else: 64 to 512.
    public static var roomForConnections: Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 64 }
        // A service listens at two addresses, and each has its own connections.
        return min(512, max(64, (Int(clamping: limit.rlim_cur) - 256) / 2))
    }
}
