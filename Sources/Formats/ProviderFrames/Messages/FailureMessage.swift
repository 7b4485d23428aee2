/// Why a provider has no answer.
package struct FailureMessage: Codable, Sendable, Hashable, Error {
    /// The kind of failure, as far as the system treats it in its own way.
    package enum Code: String, Codable, Sendable {
        /// The system stopped waiting.
        case cancelled
        /// The app answers no visual searches.
        case noQuery
        /// The app has nothing that opens the result.
        case nothingOpens
        /// The app doesn't find what is to be opened.
        case notFound
        /// The app has no search to go on with.
        case noMoreResults
        /// The app's own code threw an error.
        case app
        /// The request can't be understood.
        case badRequest
    }

    package var code: Code
    /// What went wrong, in words for people.
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// A message that needs no words.
package struct EmptyMessage: Codable, Sendable, Hashable {
    package init() {}
}
