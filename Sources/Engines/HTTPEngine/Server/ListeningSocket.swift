// Its headers declare sockets too, and in whole-module optimization Swift finds them there.
import CMicroHTTPD
import Foundation

/// A socket that accepts clients.
///
/// The owner of ``descriptor`` closes it.
public struct ListeningSocket: Sendable, Hashable {
    /// The descriptor.
    public let descriptor: Int32
    /// The address of the socket.
    public let address: Address

    /// An address to listen at.
    public enum Address: Sendable, Hashable, CustomStringConvertible {
        /// A numeric address of this machine and a port.
        case network(host: String, port: Int)
        /// A path in the file system.
        case path(String)

        /// The address in its usual notation.
        public var description: String {
            switch self {
            case .network(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
            case .path(let path): path
            }
        }

        /// A Boolean value that indicates whether the address is reachable only from this machine.
        public var isLocal: Bool {
            switch self {
            case .network(let host, _): host.hasPrefix("127.") || host == "::1"
            case .path: true
            }
        }
    }

    /// Listens at a numeric address; port 0 takes a free one.
    public static func network(host: String, port: Int) throws(HTTPServerError) -> ListeningSocket {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let status = unsafe getaddrinfo(host, String(port), &hints, &found)
        guard status == 0, let info = unsafe found else {
            throw HTTPServerError(
                code: .addressUnavailable,
                message: "'\(host)' port \(port) is no numeric address; give one such as 127.0.0.1 or ::1."
            )
        }
        defer { unsafe freeaddrinfo(info) }
        let descriptor = unsafe socket(info.pointee.ai_family, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0)
        guard descriptor >= 0 else { throw failure(errno, "\(host) port \(port)") }
        var yes: Int32 = 1
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        if unsafe info.pointee.ai_family == AF_INET6 {
            _ = unsafe setsockopt(
                descriptor,
                Int32(IPPROTO_IPV6),
                IPV6_V6ONLY,
                &yes,
                socklen_t(MemoryLayout<Int32>.size)
            )
        }
        guard unsafe bind(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0,
            listen(descriptor, 512) == 0
        else {
            let reason = errno
            close(descriptor)
            throw failure(reason, "\(host) port \(port)")
        }
        return try ListeningSocket(adopting: descriptor)
    }

    /// Listens at a path that is accessible to this user alone; replaces the socket file of a server that has ended.
    public static func path(_ path: String) throws(HTTPServerError) -> ListeningSocket {
        guard let address = UnixAddress(path) else {
            throw HTTPServerError(
                code: .addressUnavailable,
                message: "The socket's path \(path) is too long; the system allows 107 bytes."
            )
        }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0)
        guard probe >= 0 else { throw failure(errno, path) }
        let isAlive = unsafe address.with(probe) { unsafe connect($0, $1, $2) } == 0
        close(probe)
        if isAlive { throw failure(EADDRINUSE, path) }
        _ = unsafe unlink(path)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0)
        guard descriptor >= 0 else { throw failure(errno, path) }
        // The file gets the descriptor's mode when it is bound, so that it is never accessible to others.
        fchmod(descriptor, 0o600)
        guard unsafe address.with(descriptor, { unsafe bind($0, $1, $2) }) == 0, listen(descriptor, 512) == 0 else {
            let reason = errno
            close(descriptor)
            throw failure(reason, path)
        }
        return ListeningSocket(descriptor: descriptor, address: .path(path))
    }

    /// The sockets that the service manager passed, by the protocol of `sd_listen_fds(3)`.
    public static func handedOver(environment: [String: String]) throws(HTTPServerError) -> [ListeningSocket] {
        guard environment["LISTEN_PID"] == String(getpid()), let count = environment["LISTEN_FDS"].flatMap({ Int($0) }),
            (1...16).contains(count)
        else { return [] }
        var sockets: [ListeningSocket] = []
        for descriptor in Int32(3)..<Int32(3 + count) {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            sockets.append(try ListeningSocket(adopting: descriptor))
        }
        return sockets
    }

    private init(descriptor: Int32, address: Address) {
        self.descriptor = descriptor
        self.address = address
    }

    /// Adopts a listening socket and reads its address.
    private init(adopting descriptor: Int32) throws(HTTPServerError) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
        let family = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> Int32? in
                guard unsafe getsockname(descriptor, pointer, &length) == 0 else { return nil }
                let family = unsafe Int32(pointer.pointee.sa_family)
                guard family != AF_UNIX else { return family }
                let flags = NI_NUMERICHOST | NI_NUMERICSERV
                let status = unsafe getnameinfo(
                    pointer,
                    length,
                    &host,
                    socklen_t(host.count),
                    &port,
                    socklen_t(port.count),
                    flags
                )
                return status == 0 ? family : nil
            }
        }
        guard let family else {
            throw HTTPServerError(
                code: .notStarted,
                message: "Descriptor \(descriptor) is no socket; check the units of the service manager."
            )
        }
        self.descriptor = descriptor
        address =
            family == AF_UNIX
            ? .path(Self.path(of: storage, length: length))
            : .network(host: Self.text(host), port: Int(Self.text(port)) ?? 0)
    }

    private static func path(of storage: sockaddr_storage, length: socklen_t) -> String {
        unsafe withUnsafeBytes(of: storage) { bytes in
            let offset = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
            return unsafe String(decoding: bytes[offset..<max(offset, Int(length))].prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static var closeOnExec: Int32 { Int32(SOCK_CLOEXEC.rawValue) }

    private static func failure(_ number: Int32, _ place: String) -> HTTPServerError {
        let reason = unsafe String(cString: strerror(number))
        return switch number {
        case EADDRINUSE:
            HTTPServerError(
                code: .addressInUse,
                message: "Another program listens at \(place); end it or choose another port."
            )
        case EACCES, EADDRNOTAVAIL, EPERM:
            HTTPServerError(
                code: .addressUnavailable,
                message: "The system doesn't allow to listen at \(place) (\(reason)); choose another address or port."
            )
        default:
            HTTPServerError(code: .notStarted, message: "The system can't listen at \(place): \(reason).")
        }
    }
}
