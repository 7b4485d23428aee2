/// The program at the other end of a connection.
public struct HTTPPeer: Sendable, Hashable {
    /// The peer's address, without its port; empty on a Unix socket.
    public let address: String
    /// The user that runs the peer; nil when the system doesn't know, because it runs on another machine.
    public let user: UInt32?

    /// Creates a peer.
    public init(address: String = "127.0.0.1", user: UInt32? = nil) {
        self.address = address
        self.user = user
    }
}
