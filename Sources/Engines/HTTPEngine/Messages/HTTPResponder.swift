/// What answers requests.
public protocol HTTPResponder: Sendable {
    /// Decides about a request before its body is read.
    ///
    /// The call comes from a thread that serves many clients, so it must not wait for anything.
    func admit(_ head: HTTPRequestHead) -> HTTPAdmission

    /// Answers a request that the server refuses by itself.
    func refusal(_ reason: HTTPRefusal) -> HTTPResponse
}

/// The decision about a request before its body is read.
public enum HTTPAdmission: Sendable {
    /// The body is read, up to a number of bytes, and then the request is answered.
    ///
    /// The task that answers is cancelled when the client goes away.
    case accept(bodyLimit: Int, answer: Answer)
    /// The connection ends with this answer.
    case refuse(HTTPResponse)

    /// Answers a request whose body has been read.
    public typealias Answer = @Sendable (HTTPRequest) async -> HTTPResponse
}

/// Why the server refuses a request by itself.
public enum HTTPRefusal: Sendable, Hashable {
    /// The request means different things to different readers, so nobody should act on it.
    case ambiguous(String)
    /// The method isn't known.
    case unknownMethod(String)
    /// The body has more bytes than are allowed.
    case bodyTooLarge(limit: Int)
    /// The bodies of all requests together would take too much memory.
    case busy
    /// The body came too slowly.
    case late
    /// There are as many connections as the server takes, and none of them waits.
    case crowded
    /// The server stops.
    case stopping
}
