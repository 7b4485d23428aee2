public import Foundation

/// A request up to its body.
public struct HTTPRequestHead: Sendable {
    /// The method.
    public let method: HTTPMethod
    /// The target.
    public let target: HTTPTarget
    /// The header fields.
    public let fields: HTTPFields
    /// The announced number of bytes of the body; nil for chunked encoding.
    public let contentLength: Int?
    /// The client.
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
    /// The request up to its body.
    public let head: HTTPRequestHead
    /// The body.
    public let body: Data

    /// Creates a request.
    public init(head: HTTPRequestHead, body: Data = Data()) {
        self.head = head
        self.body = body
    }

    /// The method.
    public var method: HTTPMethod { head.method }
    /// The target.
    public var target: HTTPTarget { head.target }
    /// The header fields.
    public var fields: HTTPFields { head.fields }
}
