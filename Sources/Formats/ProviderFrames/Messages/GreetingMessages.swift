/// What the system says to a provider that it started.
package struct HelloMessage: Codable, Sendable, Hashable {
    /// The name and version of the program.
    package var system: String
    /// The most results that the system takes.
    package var resultCount: Int
    /// The most pixels on a side of a thumbnail.
    package var thumbnailSide: Int
    /// The most bytes of a thumbnail.
    package var thumbnailByteCount: Int

    package init(system: String, limits: WireLimits) {
        self.system = system
        resultCount = limits.resultCount
        thumbnailSide = limits.thumbnailSide
        thumbnailByteCount = limits.thumbnailByteCount
    }
}

/// What a provider says about itself.
package struct WelcomeMessage: Codable, Sendable, Hashable {
    /// The name of the app's module.
    package var module: String
    /// The query that answers searches, or nil.
    package var query: String?
    /// The intent that goes on with a search in the app, or nil.
    package var moreIntent: String?
    /// The names of the types that an intent opens.
    package var opens: [String]
    /// What keeps the app from answering, in words for whoever made it.
    package var problems: [String]

    package init(module: String, query: String?, moreIntent: String?, opens: [String], problems: [String] = []) {
        self.module = module
        self.query = query
        self.moreIntent = moreIntent
        self.opens = opens
        self.problems = problems
    }
}
