package import Foundation
import Glibc

/// A client that sends bytes as they are, which no library of HTTP would.
///
/// Calls block for at most a minute, which a busy machine may need; use them away from the cooperative pool, with
/// ``away(_:)``.
package final class RawClient {
    private let socket: Int32

    /// Connects to a port of this machine.
    package init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
        var time = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(socket) }

    /// Sends bytes, and returns whether the server took them all.
    @discardableResult
    package func send(_ data: Data) -> Bool {
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { bytes in
                Glibc.send(socket, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Sends text.
    @discardableResult
    package func send(_ text: String) -> Bool { send(Data(text.utf8)) }

    /// Sends nothing more, and still listens.
    package func endSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// A Boolean value that indicates whether the server has closed the connection; what it sent before is left.
    package var isClosed: Bool {
        var byte: UInt8 = 0
        let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        if count > 0 {
            var entry = pollfd(fd: socket, events: 0, revents: 0)
            return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP | POLLERR) != 0
        }
        return count == 0 || (errno != EAGAIN && errno != EINTR)
    }

    /// Receives what there is, at least a byte; nil once the server has closed the connection or says nothing.
    package func receive() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(socket, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer.prefix(count)) : nil
    }

    /// Receives until the text so far satisfies a condition, or the server has closed the connection.
    package func receive(until isEnough: (String) -> Bool) -> String {
        var data = Data()
        while !isEnough(String(decoding: data, as: UTF8.self)), let part = receive() { data += part }
        return String(decoding: data, as: UTF8.self)
    }

    /// Receives until the server closes the connection.
    package func receiveAll() -> String { receive { _ in false } }

    /// Sends a whole request and receives until the server closes the connection.
    package static func exchange(_ text: String, port: Int) throws -> String {
        let client = try RawClient(port: port)
        client.send(text)
        return client.receiveAll()
    }

    /// Runs what blocks on a thread of its own.
    package static func away<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
        }
    }
}
