/// What the system says to a provider that it started.
package struct HelloMessage: Codable, Sendable, Hashable {
    /// The most results that the system takes.
    package var resultCount: Int
    /// The most pixels on a side of a thumbnail.
    package var thumbnailSide: Int
    /// The most bytes of a thumbnail.
    package var thumbnailByteCount: Int

    /// Says the limits of the system.
    package init(_ limits: WireLimits) {
        resultCount = limits.resultCount
        thumbnailSide = limits.thumbnailSide
        thumbnailByteCount = limits.thumbnailByteCount
    }
}

/// What a provider says about itself.
package struct WelcomeMessage: Codable, Sendable, Hashable {
    /// The names of the types that an intent opens.
    package var opens: [String]
    /// What keeps the app from answering, in words for its maker.
    package var problems: [String]

    /// Creates a message.
    package init(opens: [String] = [], problems: [String] = []) {
        self.opens = opens
        self.problems = problems
    }
}
