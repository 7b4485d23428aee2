// Its headers declare sockets too, and in whole-module optimization Swift finds them there.
import CMicroHTTPD
import CUnixMessages
import Foundation

/// The user at the other end of a socket.
public enum SocketPeer {
    /// Returns the user whose program holds the other end, or nil when the system doesn't know.
    ///
    /// The peer of a TCP connection is known while it is open, on one machine and in one network namespace. The query
    /// takes microseconds.
    public static func user(_ descriptor: Int32) -> UInt32? {
        var user: uid_t = 0
        var process: pid_t = 0
        if isInFileSystem(descriptor) { return unsafe fovea_peer(descriptor, &process, &user) == 0 ? user : nil }
        switch unsafe fovea_tcp_peer_user(descriptor, &user) {
        case 1: return user
        case 0: return nil
        default: return SocketTable.peerUser(descriptor)
        }
    }

    /// Returns a Boolean value that indicates whether a user is this one, or root.
    public static func isTrusted(_ user: UInt32?) -> Bool {
        // In a user namespace the kernel reports all unmapped users as the overflow number. Where that is our own
        // number as well, it says nothing.
        user == 0 || (user == geteuid() && user != nameless)
    }

    /// The overflow user number, the default of Linux.
    private static let nameless: UInt32 = 65_534

    /// A Boolean value that indicates whether the system reports peers' users, tested with a connection to itself.
    public static var isKnown: Bool {
        guard let listening = try? ListeningSocket.network(host: "127.0.0.1", port: 0) else { return false }
        defer { close(listening.descriptor) }
        guard case .network(let host, let port) = listening.address,
            let connecting = connect(host, port)
        else { return false }
        defer { close(connecting) }
        let accepted = accept(listening.descriptor, nil, nil)
        guard accepted >= 0 else { return false }
        defer { close(accepted) }
        return user(accepted) == geteuid()
    }

    private static func connect(_ host: String, _ port: Int) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(clamping: port)).bigEndian
        guard unsafe inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
            close(descriptor)
            return nil
        }
        let status = unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private static func isInFileSystem(_ descriptor: Int32) -> Bool {
        var family: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return unsafe getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &family, &length) == 0 && family == AF_UNIX
    }
}
