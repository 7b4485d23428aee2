public import Foundation

/// The head of a server's response: status and header fields.
public struct HTTPReplyHead: Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The header fields.
    public let fields: HTTPFields
}

/// A server's response.
public struct HTTPReply: Sendable {
    /// The status and header fields.
    public let head: HTTPReplyHead
    /// The body.
    public let body: Data
}

/// An error from a request to a server.
public struct HTTPClientError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public enum Code: Sendable, Hashable {
        /// No server listens there.
        case noServer
        /// A server of another user listens there.
        case stranger
        /// There was no response in time.
        case timedOut
        /// The connection ended in the middle of a response.
        case broken
        /// The response isn't valid HTTP, or exceeds the limits.
        case malformed
        /// The caller cancelled the request.
        case cancelled
    }

    /// The category.
    public let code: Code
    /// What failed and, where known, how to go on.
    public let message: String

    /// The message.
    public var description: String { message }
}
