public import Foundation

/// What a server answers, before its body.
public struct HTTPReplyHead: Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The fields of the header.
    public let fields: HTTPFields
}

/// What a server answers.
public struct HTTPReply: Sendable {
    /// What comes before the body.
    public let head: HTTPReplyHead
    /// The body.
    public let body: Data
}

/// Why there is no answer of a server.
public struct HTTPClientError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public enum Code: Sendable, Hashable {
        /// Nobody listens there.
        case noServer
        /// Somebody else listens there.
        case stranger
        /// There was no answer in time.
        case timedOut
        /// The connection ended in the middle of an answer.
        case broken
        /// What came is no answer of HTTP, or one beyond the limits.
        case malformed
        /// Nobody waits for the answer any more.
        case cancelled
    }

    /// The category.
    public let code: Code
    /// What failed and, where known, how to go on.
    public let message: String

    /// The message.
    public var description: String { message }
}
