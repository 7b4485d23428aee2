/// The system's greeting to a provider that it started.
package struct HelloMessage: Codable, Sendable, Hashable {
    /// The most results that the system accepts.
    package var resultCount: Int
    /// The most pixels on a side of a thumbnail.
    package var thumbnailSide: Int
    /// The most bytes of a thumbnail.
    package var thumbnailByteCount: Int
    /// A Boolean value that indicates whether the system asks the person an app's questions; older ones don't say.
    package var asksPerson: Bool?

    /// Creates the greeting from the limits of the system.
    package init(_ limits: WireLimits, asksPerson: Bool? = nil) {
        self.asksPerson = asksPerson
        resultCount = limits.resultCount
        thumbnailSide = limits.thumbnailSide
        thumbnailByteCount = limits.thumbnailByteCount
    }
}

/// A provider's reply to the greeting.
package struct WelcomeMessage: Codable, Sendable, Hashable {
    /// The names of the types that an intent opens.
    package var opens: [String]
    /// What keeps the app from answering, for its developer.
    package var problems: [String]

    /// Creates a message.
    package init(opens: [String] = [], problems: [String] = []) {
        self.opens = opens
        self.problems = problems
    }
}
