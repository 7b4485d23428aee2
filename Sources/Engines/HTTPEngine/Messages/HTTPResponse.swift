public import Foundation

/// The response to a request.
public struct HTTPResponse: Sendable {
    /// The status.
    public var status: Int
    /// The header fields.
    public var fields: HTTPFields
    /// The body.
    public var body: Body

    /// A body of a response.
    public enum Body: Sendable {
        /// A body of known bytes.
        case bytes(Data)
        /// A body that a closure writes while the client reads.
        ///
        /// The closure's task is cancelled when the client disconnects.
        case stream(@Sendable (HTTPBodyWriter) async -> Void)
    }

    /// Creates a response.
    public init(status: Int, fields: HTTPFields = [:], body: Body = .bytes(Data())) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}
