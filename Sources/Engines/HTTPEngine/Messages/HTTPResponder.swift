/// A handler of requests.
public protocol HTTPResponder: Sendable {
    /// Decides about a request before its body is read.
    ///
    /// Called on a thread that serves many clients, so it must not block.
    func admit(_ head: HTTPRequestHead) -> HTTPAdmission

    /// Returns the response to a request that the server refuses by itself.
    func refusal(_ reason: HTTPRefusal) -> HTTPResponse
}

/// The decision about a request before its body is read.
public enum HTTPAdmission: Sendable {
    /// Reads the body, up to a number of bytes, and then answers the request.
    ///
    /// The answering task is cancelled when the client disconnects.
    case accept(bodyLimit: Int, answer: Answer)
    /// Sends this response and closes the connection.
    case refuse(HTTPResponse)

    /// Answers a request whose body has been read.
    public typealias Answer = @Sendable (HTTPRequest) async -> HTTPResponse
}

/// A reason for which the server refuses a request by itself.
public enum HTTPRefusal: Sendable, Hashable {
    /// The request is ambiguous: parsers may disagree about it.
    case ambiguous(String)
    /// The method is unknown.
    case unknownMethod(String)
    /// The body exceeds the limit.
    case bodyTooLarge(limit: Int)
    /// The bodies of all requests together would take too much memory.
    case busy
    /// The body came too slowly.
    case late
    /// The server has its most connections, and none of them is idle.
    case crowded
    /// The server is stopping.
    case stopping
}
