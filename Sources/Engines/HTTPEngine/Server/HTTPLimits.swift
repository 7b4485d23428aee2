/// Bounds on what clients may take.
public struct HTTPLimits: Sendable, Hashable {
    /// The most connections at a time.
    public var connectionCount: Int
    /// The most bytes of a request's header.
    public var headByteCount: Int
    /// The most bytes of the bodies of all requests together.
    public var bodiesByteCount: Int
    /// The time for a request's header, from the end of the request before it.
    public var headTime: Duration
    /// The time for a request's body, to which every 64 KiB add a second.
    public var bodyTime: Duration
    /// The time for an answer's bytes to be taken, to which every 64 KiB add a second; streams have no such bound.
    public var answerTime: Duration

    /// Creates limits; each has the product's default.
    public init(
        connectionCount: Int = 256,
        headByteCount: Int = 24 << 10,
        bodiesByteCount: Int = 256 << 20,
        headTime: Duration = .seconds(30),
        bodyTime: Duration = .seconds(15),
        answerTime: Duration = .seconds(30)
    ) {
        self.connectionCount = connectionCount
        self.headByteCount = headByteCount
        self.bodiesByteCount = bodiesByteCount
        self.headTime = headTime
        self.bodyTime = bodyTime
        self.answerTime = answerTime
    }
}
