/// Who is at the other end of a connection.
public struct HTTPPeer: Sendable, Hashable {
    /// The address of the other end, without its port; empty on a Unix socket.
    public let address: String
    /// The user whose program asks; nil where the system doesn't tell, because the program runs elsewhere.
    public let user: UInt32?

    /// Creates a peer.
    public init(address: String = "127.0.0.1", user: UInt32? = nil) {
        self.address = address
        self.user = user
    }
}
