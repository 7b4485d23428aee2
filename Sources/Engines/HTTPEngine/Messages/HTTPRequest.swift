public import Foundation

/// A request up to its body.
public struct HTTPRequestHead: Sendable {
    /// What is wanted.
    public let method: HTTPMethod
    /// What it is wanted of.
    public let target: HTTPTarget
    /// The header fields.
    public let fields: HTTPFields
    /// The number of bytes of the body that the client announces; nil where it comes in chunks.
    public let contentLength: Int?
    /// Who asks.
    public let peer: HTTPPeer

    /// Creates a head.
    public init(
        method: HTTPMethod,
        target: HTTPTarget,
        fields: HTTPFields = [:],
        contentLength: Int? = 0,
        peer: HTTPPeer = HTTPPeer()
    ) {
        self.method = method
        self.target = target
        self.fields = fields
        self.contentLength = contentLength
        self.peer = peer
    }
}

/// A whole request.
public struct HTTPRequest: Sendable {
    /// All but the body.
    public let head: HTTPRequestHead
    /// The body.
    public let body: Data

    /// Creates a request.
    public init(head: HTTPRequestHead, body: Data = Data()) {
        self.head = head
        self.body = body
    }

    /// What is wanted.
    public var method: HTTPMethod { head.method }
    /// What it is wanted of.
    public var target: HTTPTarget { head.target }
    /// The header fields.
    public var fields: HTTPFields { head.fields }
}
