import Foundation
import HTTPEngine
import Synchronization
import TestSupport
import Testing

@Suite("The server", .timeLimit(.minutes(10)))
struct HTTPServerTests {
    @Test("Answers requests, several on a connection")
    func answers() async throws {
        try await Echo.serving { port in
            let answer = try RawClient.exchange(
                "POST /a?x=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello"
                    + "GET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                port: port
            )
            #expect(answer.contains("POST /a 5"))
            #expect(answer.contains("GET /b 0"))
        }
    }

    @Test("Takes a body in chunks")
    func takesChunks() async throws {
        try await Echo.serving { port in
            let answer = try RawClient.exchange(
                "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                    + "3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n",
                port: port
            )
            #expect(answer.contains("POST /a 7"))
        }
    }

    @Test(
        "Ends the connection where the length of a body is in doubt",
        arguments: [
            "Content-Length: 5\r\nContent-Length: 6\r\n", "Content-Length: 5\r\nContent-Length: 5\r\n",
            "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "Transfer-Encoding: xchunked\r\n",
            "Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
            "Content-Length: +5\r\n", "Content-Length: 0x5\r\n", "Content-Length: 5, 5\r\n", "Content-Length: -1\r\n",
            "Content-Length: 5 5\r\n", "Content-Length : 5\r\n", "Content-Length\t: 5\r\n",
            "Content-Length: 99999999999999999999\r\n", "Content-Length:\r\n",
        ]
    )
    func refusesSmuggling(_ fields: String) async throws {
        try await Echo.serving { port in
            let answer = try RawClient.exchange(
                "POST /a HTTP/1.1\r\nHost: x\r\n\(fields)\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n",
                port: port
            )
            #expect(!answer.contains("smuggled"))
            #expect(!answer.contains(" 200 "))
        }
    }

    @Test(
        "Refuses headers that can't be read",
        arguments: [
            "GET /a HTTP/1.1\r\n\r\n", "GET /a HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
            "GET /../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n", "GET /%2e%2e/x HTTP/1.1\r\nHost: x\r\n\r\n",
            "BREW /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a HTTP/2.0\r\nHost: x\r\n\r\n", "GET /a HTTP/3\r\n\r\n",
            "GET http://x/a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a HTTP/1.1\r\nHost: x\r\nB@d: 1\r\n\r\n",
            "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\r\n\r\n",
        ]
    )
    func refusesHeaders(_ text: String) async throws {
        try await Echo.serving { port in
            let answer = try RawClient.exchange(text, port: port)
            #expect(!answer.contains(" 200 "))
        }
    }

    @Test("Refuses huge headers")
    func refusesHugeHeaders() async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            client.send("GET /a HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: 1 << 20) + "\r\n\r\n")
            #expect(!client.receiveAll().contains(" 200 "))
            let path = try RawClient(port: port)
            path.send("GET /" + String(repeating: "a", count: 1 << 20) + " HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(!path.receiveAll().contains(" 200 "))
        }
    }

    @Test("Refuses bodies that are too large, whatever they announce")
    func refusesLargeBodies() async throws {
        try await Echo.serving(bodyLimit: 1000) { port in
            let announced = try RawClient.exchange(
                "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1001\r\n\r\n" + String(repeating: "a", count: 1001),
                port: port
            )
            #expect(announced.contains(" 413 "))
            let chunk = String(repeating: "a", count: 900)
            let chunked = try RawClient.exchange(
                "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "384\r\n\(chunk)\r\n384\r\n\(chunk)\r\n0\r\n\r\n",
                port: port
            )
            #expect(chunked.contains(" 413 "))
            let absurd = try RawClient.exchange(
                "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 900000000000000\r\n\r\n",
                port: port
            )
            #expect(absurd.contains(" 413 "))
        }
    }

    @Test("Cuts off clients that send slowly, in the header and in the body")
    func cutsOffSlowClients() async throws {
        var limits = HTTPLimits()
        limits.headTime = .milliseconds(300)
        limits.bodyPause = .milliseconds(300)
        try await Echo.serving(limits: limits) { port in
            for start in ["GET /a HT", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"] {
                let client = try RawClient(port: port)
                client.send(start)
                // A byte now and then keeps an idle timer from ending the connection.
                let deadline = Date().addingTimeInterval(90)
                var isOpen = true
                while isOpen, Date() < deadline {
                    usleep(100_000)
                    isOpen = client.send("a")
                }
                #expect(!isOpen)
            }
            // On a busy machine any client may be slow now and then.
            var answer = ""
            for _ in 0..<100 where answer.isEmpty {
                answer = (try? RawClient.exchange("GET /a HTTP/1.0\r\nHost: x\r\n\r\n", port: port)) ?? ""
            }
            #expect(answer.contains("GET /a 0"))
        }
    }

    @Test("Streams a body as it is written")
    func streams() async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            client.send("GET /stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            #expect(client.receive { $0.contains("one") }.contains("one"))
            client.send("")
            let rest = client.receiveAll()
            #expect(rest.contains("two") && rest.contains("three"))
        }
    }

    @Test("Streams far more than it keeps in memory")
    func streamsMuch() async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            client.send("GET /flood HTTP/1.0\r\nHost: x\r\n\r\n")
            var count = 0
            while let part = client.receive() { count += part.count }
            #expect(count > 20_000_000)
        }
    }

    @Test("Cancels the work on an answer that nobody waits for", arguments: ["/slow", "/listen"])
    func cancels(_ path: String) async throws {
        let (begun, cancelled) = (Counter(), Counter())
        try await Echo.serving(begun: begun, cancelled: cancelled) { port in
            do {
                let client = try RawClient(port: port)
                client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
                while begun.value == 0 { usleep(1000) }
            }
            let deadline = Date().addingTimeInterval(90)
            while cancelled.value == 0, Date() < deadline { usleep(10_000) }
            #expect(cancelled.value == 1)
        }
    }

    @Test("Serves others while some wait")
    func servesOthers() async throws {
        try await Echo.serving { port in
            var waiting: [RawClient] = []
            for _ in 0..<30 {
                let client = try RawClient(port: port)
                client.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
                waiting.append(client)
            }
            for _ in 0..<20 {
                let answer = try RawClient.exchange(
                    "GET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                    port: port
                )
                #expect(answer.contains("GET /b 0"))
            }
            #expect(waiting.count == 30)
        }
    }
}

/// Counts from any thread.
final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
}

/// A server that says what it was asked.
struct Echo: HTTPResponder {
    let bodyLimit: Int
    /// Counts answers that take as long as somebody waits for them, when they begin and when nobody waits any more.
    let begun: Counter
    let cancelled: Counter

    static func serving(
        bodyLimit: Int = 1 << 20,
        limits: HTTPLimits = HTTPLimits(),
        begun: Counter = Counter(),
        cancelled: Counter = Counter(),
        _ body: @escaping @Sendable (_ port: Int) throws -> Void
    ) async throws {
        let socket = try ListeningSocket.network(host: "127.0.0.1", port: 0)
        guard case .network(_, let port) = socket.address else { return }
        let server = try HTTPServer(
            at: socket,
            responder: Echo(bodyLimit: bodyLimit, begun: begun, cancelled: cancelled),
            limits: limits
        )
        do {
            try await RawClient.away { try body(port) }
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    func admit(_ head: HTTPRequestHead) -> HTTPAdmission {
        .accept(bodyLimit: bodyLimit) { await answer(to: $0) }
    }

    private func answer(to request: HTTPRequest) async -> HTTPResponse {
        switch request.target.path {
        case "/stream":
            return HTTPResponse(
                status: 200,
                body: .stream { writer in
                    for word in ["one", "two", "three"] {
                        await writer.write(word)
                        try? await Task.sleep(for: .milliseconds(50))
                    }
                }
            )
        case "/flood":
            return HTTPResponse(
                status: 200,
                body: .stream { writer in
                    let part = Data(repeating: 65, count: 1 << 20)
                    for _ in 0..<20 { await writer.write(part) }
                }
            )
        case "/large":
            // From the middle of what it was cut from.
            let data = Data((0..<3_000_090).map { UInt8(truncatingIfNeeded: 32 + $0 % 90) })
            return HTTPResponse(status: 200, body: .bytes(data.dropFirst(90)))
        case "/listen":
            return HTTPResponse(
                status: 200,
                body: .stream { writer in
                    await writer.write("hello")
                    begun.add()
                    do { try await Task.sleep(for: .seconds(3600)) } catch { cancelled.add() }
                }
            )
        case "/endless":
            return HTTPResponse(
                status: 200,
                body: .stream { writer in
                    while await writer.write(Data(repeating: 65, count: 1 << 20)) {}
                    cancelled.add()
                }
            )
        case "/slow":
            begun.add()
            do { try await Task.sleep(for: .seconds(3600)) } catch { cancelled.add() }
            return HTTPResponse(status: 200)
        default:
            let text = "\(request.method.rawValue) \(request.target.path) \(request.body.count)"
            return HTTPResponse(status: 200, body: .bytes(Data(text.utf8)))
        }
    }

    func refusal(_ reason: HTTPRefusal) -> HTTPResponse {
        switch reason {
        case .bodyTooLarge: HTTPResponse(status: 413)
        case .late: HTTPResponse(status: 408, fields: ["Content-Type": "text/plain"], body: .bytes(Data("late".utf8)))
        case .busy, .crowded: HTTPResponse(status: 503)
        default: HTTPResponse(status: 400)
        }
    }
}
