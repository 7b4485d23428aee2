import CMicroHTTPD
public import Foundation
import Synchronization

/// An HTTP client for a server on a Unix socket.
///
/// Each request has a connection of its own. Nothing is sent to a server of another user.
public struct LocalHTTPClient: Sendable {
    /// The path of the server's socket.
    public let path: String
    private static let bodyLimit = 256 << 20

    /// Creates a client, without connecting yet.
    public init(path: String) { self.path = path }

    /// A Boolean value that indicates whether a server of this user listens there.
    public var isServed: Bool {
        guard let connection = try? LocalConnection(path) else { return false }
        connection.close()
        return true
    }

    /// Sends a request, and returns the whole response.
    ///
    /// A cancelled task ends the connection.
    public func reply(
        _ method: HTTPMethod,
        _ target: String,
        fields: HTTPFields = [:],
        body: Data = Data(),
        within time: Duration
    ) async throws(HTTPClientError) -> HTTPReply {
        let whole = Mutex(Data())
        let head = try await exchange(method, target, fields: fields, body: body, within: time) { part in
            whole.withLock { $0 += part }
        }
        return HTTPReply(head: head, body: whole.withLock { $0 })
    }

    /// Sends a request, passes the body on as it arrives, and returns the head.
    public func exchange(
        _ method: HTTPMethod,
        _ target: String,
        fields: HTTPFields = [:],
        body: Data = Data(),
        within time: Duration,
        part: @escaping @Sendable (Data) -> Void
    ) async throws(HTTPClientError) -> HTTPReplyHead {
        var text = "\(method.rawValue) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        if !body.isEmpty || method == .post { text += "Content-Length: \(body.count)\r\n" }
        for field in fields.all { text += "\(field.name): \(field.value)\r\n" }
        let request = Data((text + "\r\n").utf8) + body
        let connection = try LocalConnection(path)
        let end = ContinuousClock.now + time
        let outcome: Result<HTTPReplyHead, HTTPClientError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // Reading blocks.
                Thread.detachNewThread {
                    do throws(HTTPClientError) {
                        try connection.send(request, before: end)
                        continuation.resume(returning: .success(try Self.read(connection, before: end, part)))
                    } catch {
                        continuation.resume(returning: .failure(error))
                    }
                    connection.close()
                }
            }
        } onCancel: {
            connection.cancel()
        }
        return try outcome.get()
    }

    private static func read(
        _ connection: LocalConnection,
        before end: ContinuousClock.Instant,
        _ part: (Data) -> Void
    ) throws(HTTPClientError) -> HTTPReplyHead {
        var reader = HTTPReplyReader()
        var total = 0
        while !reader.isDone {
            let bytes = try connection.receive(before: end)
            total += bytes.count
            guard total <= bodyLimit else {
                throw HTTPClientError(code: .malformed, message: "The service's answer has more than 256 MiB.")
            }
            if bytes.isEmpty { try reader.end() } else { try reader.feed(bytes, body: part) }
        }
        guard let head = reader.head else {
            throw HTTPClientError(code: .broken, message: "The service ended the connection before its answer did.")
        }
        return head
    }
}
