/// A reason why an app can't be asked for something.
package struct HostingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of the reason.
    package enum Code: Sendable, Hashable {
        /// No query of the app takes what was searched for.
        case noQuery
        /// More than one query of the app takes what was searched for.
        case severalQueries
        /// A query answered something that isn't an entity.
        case notAnEntity
        /// No intent of the app opens the entity.
        case nothingOpens
        /// The app's query doesn't find an entity that its search answered.
        case entityNotFound
        /// No intent of the app shows more results.
        case noSearchIntent
    }

    /// The kind of the reason.
    package let code: Code
    /// What is wrong and how to mend it.
    package let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
