public import Foundation

/// The answer to a request.
public struct HTTPResponse: Sendable {
    /// The status.
    public var status: Int
    /// The header fields.
    public var fields: HTTPFields
    /// The body.
    public var body: Body

    /// What follows the header.
    public enum Body: Sendable {
        /// Bytes that are known.
        case bytes(Data)
        /// Bytes that a closure writes while the client reads.
        ///
        /// The closure's task is cancelled when the client goes away.
        case stream(@Sendable (HTTPBodyWriter) async -> Void)
    }

    /// Creates an answer.
    public init(status: Int, fields: HTTPFields = [:], body: Body = .bytes(Data())) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}
