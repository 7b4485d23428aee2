// Its headers declare sockets as well, and Swift finds them there.
import CMicroHTTPD
import Foundation
import TestSupport
import Testing

@testable import HTTPEngine

@Suite("Whose program is at the other end")
struct SocketPeerTests {
    /// A connection within this machine: both ends, of which the first was accepted.
    private static func connected<T>(
        _ host: String,
        _ body: (_ accepted: Int32, _ connecting: Int32) throws -> T
    ) throws -> T {
        let listening = try ListeningSocket.network(host: host, port: 0)
        defer { close(listening.descriptor) }
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let connecting = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                getsockname(listening.descriptor, pointer, &length)
                let connecting = socket(Int32(pointer.pointee.sa_family), Int32(SOCK_STREAM.rawValue), 0)
                if Int32(pointer.pointee.sa_family) == AF_INET { bindToOwnAddress(connecting) }
                connect(connecting, pointer, length)
                return connecting
            }
        }
        let accepted = accept(listening.descriptor, nil, nil)
        defer { close(accepted) }
        return try body(accepted, connecting)
    }

    /// Binds a socket to an address whose ports no other test takes.
    private static func bindToOwnAddress(_ socket: Int32) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, "127.0.0.77", &address.sin_addr)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = Foundation.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    @Test("The kernel tells it over both versions of the protocol", arguments: ["127.0.0.1", "::1"])
    func tells(_ host: String) throws {
        try Self.connected(host) { accepted, connecting in
            #expect(SocketPeer.user(accepted) == geteuid())
            #expect(SocketPeer.user(connecting) == geteuid())
            #expect(SocketTable.peerUser(accepted) == geteuid())
            // Who has sent all still has the connection.
            shutdown(connecting, Int32(SHUT_WR))
            #expect(SocketPeer.user(accepted) == geteuid())
            close(connecting)
        }
        #expect(SocketPeer.isKnown)
    }

    @Test("It isn't known once the other end is closed: the kernel calls what nobody holds the administrator's")
    func closed() throws {
        try Self.connected("127.0.0.1") { accepted, connecting in
            close(connecting)
            #expect(SocketPeer.user(accepted) == nil)
            #expect(SocketTable.peerUser(accepted) == nil)
        }
    }

    @Test("A socket that listens at the address of a closed end isn't that end")
    func listener() throws {
        try Self.connected("127.0.0.1") { accepted, connecting in
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            var no = linger(l_onoff: 1, l_linger: 0)
            withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    _ = getsockname(connecting, pointer, &length)
                    // Gone at once, so that its port is free.
                    setsockopt(connecting, SOL_SOCKET, SO_LINGER, &no, socklen_t(MemoryLayout<linger>.size))
                    close(connecting)
                    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                    #expect(bind(listening, pointer, length) == 0 && listen(listening, 1) == 0)
                    #expect(SocketPeer.user(accepted) == nil)
                    close(listening)
                }
            }
        }
    }

    @Test(
        "The kernel's list is read by both ends, and tells nothing of what nobody holds",
        arguments: [
            ("0100007F:1F90", "0100007F:D0ED", "1000", "4711", UInt32?(1000)),
            ("0100007F:1F90", "0100007F:D0ED", "0", "0", nil), ("0100007F:1F91", "0100007F:D0ED", "1000", "1", nil),
            ("0100007F:1F90", "00000000:0000", "1000", "1", nil), ("0100007F:1F90", "0100007F:D0ED", "x", "1", nil),
            ("", "", "", "", nil),
        ]
    )
    func table(_ local: String, _ remote: String, _ user: String, _ inode: String, _ expected: UInt32?) {
        let table = """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: \(local) \(remote) 01 00000000:00000000 00:00000000 00000000  \(user)        0 \(inode) 1 0 100 0 0 10 0
            """
        let found = SocketTable.user(
            from: .init(address: "0100007F", port: "1F90"),
            to: .init(address: "0100007F", port: "D0ED"),
            in: table
        )
        #expect(found == expected)
    }
}
