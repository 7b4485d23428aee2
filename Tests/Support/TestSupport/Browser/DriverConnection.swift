import Dispatch
import Foundation
import Glibc

/// A way to send requests to a driver on this machine.
///
/// Foundation's client refuses a header that chromedriver writes. A driver needs little: one request at a time, each
/// over a connection of its own, with a length in each answer.
final class DriverConnection: Sendable {
    private let port: UInt16
    /// Where reading and writing may block.
    private let queue = DispatchQueue(label: "browser driver")
    /// The longest that the driver may be silent.
    private static let silence = 120

    init(port: UInt16) { self.port = port }

    /// Sends a request, and returns the body of the answer.
    func send(_ method: String, _ path: String, _ body: Data) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                continuation.resume(with: Result { try exchange(method, path, body) })
            }
        }
    }

    private func exchange(_ method: String, _ path: String, _ body: Data) throws -> Data {
        let socket = try connected()
        defer { close(socket) }
        let head = """
            \(method) \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Content-Type: application/json\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r\n
            """
        try write(Data(head.utf8) + body, to: socket)
        var answer = Data()
        while true {
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(socket, &bytes, bytes.count, 0)
            guard count >= 0 else { throw BrowserError("The driver is silent, or gone: \(errno).") }
            answer += bytes[..<count]
            if let body = Self.body(of: answer, isWhole: count == 0) { return body }
            guard count > 0 else { throw BrowserError("The driver's answer broke off.") }
        }
    }

    private func connected() throws -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var limit = timeval(tv_sec: Self.silence, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(socket)
            throw BrowserError("The driver at port \(port) can't be reached: \(errno).")
        }
        return socket
    }

    private func write(_ data: Data, to socket: Int32) throws {
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw BrowserError("The driver took no request: \(errno).") }
            rest = rest.dropFirst(count)
        }
    }

    /// The body of an answer, or nil while some of it is missing.
    private static func body(of answer: Data, isWhole: Bool) -> Data? {
        guard let headEnd = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: answer[..<headEnd.lowerBound], as: UTF8.self).lowercased()
        let body = answer[headEnd.upperBound...]
        guard let length = head.firstMatch(of: #/content-length: *(\d+)/#).flatMap({ Int($0.1) }) else {
            return isWhole ? Data(body) : nil
        }
        return body.count >= length ? Data(body.prefix(length)) : nil
    }
}
