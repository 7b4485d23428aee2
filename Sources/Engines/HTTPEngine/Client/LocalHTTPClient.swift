import CMicroHTTPD
public import Foundation
import Synchronization

/// A client of a server at a path of this machine.
///
/// Each request has a connection of its own. Nothing is sent to a server of another person.
public struct LocalHTTPClient: Sendable {
    /// The path of the server's socket.
    public let path: String
    private static let bodyLimit = 256 << 20

    /// Creates a client; nothing is connected yet.
    public init(path: String) { self.path = path }

    /// A Boolean value that indicates whether a server of this person listens there.
    public var isServed: Bool {
        guard let connection = try? LocalConnection(path) else { return false }
        connection.close()
        return true
    }

    /// Asks the server, and returns its whole answer.
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

    /// Asks the server, hands on the parts of the body as they come, and returns what stood before them.
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
                // Reading waits for the server.
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
