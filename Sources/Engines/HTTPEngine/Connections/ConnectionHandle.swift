import CMicroHTTPD
import Foundation

/// A suspended connection of libmicrohttpd.
///
/// `@unchecked Sendable`: the pointer never changes, and the only function called on it outside the library's threads
/// is `MHD_resume_connection`, of which the library's header says: "It is safe to resume a suspended connection at any
/// time." A suspended connection lives until it is resumed, and each suspension is resumed once: ``HTTPExchange`` and
/// ``HTTPBodyWriter`` ensure that under their locks.
@safe struct ConnectionHandle: @unchecked Sendable {
    private let connection: OpaquePointer
    /// The socket, or -1.
    let socket: Int32

    init(borrowing connection: OpaquePointer) {
        unsafe self.connection = unsafe connection
        socket = unsafe fovea_http_socket(connection)
    }

    /// Suspends the connection; called only from within the library's callbacks.
    func suspend() { unsafe MHD_suspend_connection(connection) }

    /// Resumes the connection.
    func resume() { unsafe MHD_resume_connection(connection) }

    /// The peer's address without its port; empty on a Unix socket.
    static func address(ofPeer socket: Int32) -> String {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let isKnown = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe getpeername(socket, pointer, &length) == 0 && pointer.pointee.sa_family != sa_family_t(AF_UNIX)
                    && getnameinfo(pointer, length, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
            }
        }
        guard isKnown else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
