import Foundation
import HTTPEngine
import TestSupport
import Testing

@Suite("Hostile clients")
struct HostileHTTPTests {
    /// A request that follows another one, and must never be answered when that one can't be trusted.
    private static let next = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
    private static let chunked = "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    /// Bounds that soon cut off who waits for more.
    ///
    /// To say that no more comes would hide what is answered: nobody gets an answer who has gone.
    private static let impatient = {
        var limits = HTTPLimits()
        limits.headTime = .seconds(1)
        limits.bodyPause = .seconds(1)
        return limits
    }()

    @Test(
        "Don't hide a request behind chunks that can be read in two ways",
        arguments: [
            "FFFFFFFFFFFFFFFFF\r\nabc\r\n0\r\n\r\n", "FFFFFFFFFFFFFFFE\r\nabc\r\n0\r\n\r\n", "-1\r\nabc\r\n0\r\n\r\n",
            "0x3\r\nabc\r\n0\r\n\r\n", "+3\r\nabc\r\n0\r\n\r\n", " 3\r\nabc\r\n0\r\n\r\n", "\r\n3\r\nabc\r\n0\r\n\r\n",
            "3\r\nabcd\r\n0\r\n\r\n", "g\r\nabc\r\n0\r\n\r\n", "3 3\r\nabc\r\n0\r\n\r\n",
            "3\u{0}\r\nabc\r\n0\r\n\r\n", ";x\r\nabc\r\n0\r\n\r\n", "0_3\r\nabc\r\n0\r\n\r\n", "3\r\nabc0\r\n\r\n",
        ]
    )
    func chunkSizes(_ body: String) async throws {
        try await Echo.serving(limits: Self.impatient) { port in
            let client = try RawClient(port: port)
            client.send(Self.chunked + body + Self.next)
            let answer = client.receiveAll()
            #expect(!answer.contains("smuggled"), "\(answer)")
            #expect(!answer.contains("POST /a"), "\(answer)")
        }
    }

    @Test("Hide nothing behind a chunk that ends with a line feed alone, which the library takes for its end")
    func lineFeeds() async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            client.send(Self.chunked + "3\r\nab\r\n0\r\n\r\n" + Self.next)
            let answer = client.receiveAll()
            #expect(answer.contains("Connection: close") && !answer.contains("smuggled"), "\(answer)")
        }
    }

    @Test("Can't flood the server with what isn't the body")
    func chunkFloods() async throws {
        try await Echo.serving { port in
            let flood = String(repeating: "a", count: 1 << 20)
            for body in ["3;\(flood)\r\nabc\r\n0\r\n\r\n", "3\r\nabc\r\n0\r\nX: \(flood)\r\n\r\n"] {
                let client = try RawClient(port: port)
                client.send(Self.chunked + body)
                #expect(!client.receiveAll().contains(" 200 "))
            }
            let many = try RawClient(port: port)
            many.send(Self.chunked + String(repeating: "1\r\na\r\n", count: 20_000) + "0\r\n\r\n")
            #expect(many.receive { $0.contains("POST /a") }.contains("POST /a 20000"))
        }
    }

    @Test("Can't change a request by what follows its body")
    func trailers() async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            client.send(
                Self.chunked + "3\r\nabc\r\n0\r\nContent-Length: 100\r\nHost: y\r\n\r\n"
                    + "GET /b HTTP/1.1\r\nHost: x\r\n\r\n"
            )
            let answer = client.receiveAll()
            // The connection ends with an answer to chunks.
            #expect(answer.contains("POST /a 3") && !answer.contains("GET /b"))
        }
    }

    @Test(
        "Are refused with lines that can be read in two ways",
        arguments: [
            "GET /a HTTP/1.1\r\n Host: x\r\n\r\n", "GET /a HTTP/1.1\r\nHost: x\r\n y\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n 0\r\n\r\n", "GET /a HTTP/1.1\r\nHost\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: x\u{0}y\r\n\r\n", "GET /a\u{0}b HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: x\r\nA\u{0}: 1\r\n\r\n", "GET /a HTTP/1.1\r\nHost: x\r\n: 1\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n", "GET /a HTTP/1.1 x\r\nHost: x\r\n\r\n",
            "GET  /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET\t/a\tHTTP/1.1\r\nHost: x\r\n\r\n", "GET /a\r\n\r\n",
            "get /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a http/1.1\r\nHost: x\r\n\r\n",
            "GET /a HTTP/1.01\r\nHost: x\r\n\r\n",
            "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET a HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET \\a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a#b HTTP/1.1\r\nHost: x\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET /a HTTP/1.1\nHost: x\n\n",
            "GET /a HTTP/1.1\r\nHost: x\r\nA:b\r\n\r\n", "GET /a HTTP/1.1\r\nHost: x\r\nA:  b\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\u{0}x\r\n\r\n0\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n",
        ]
    )
    func lines(_ text: String) async throws {
        try await Echo.serving(limits: Self.impatient) { port in
            let client = try RawClient(port: port)
            client.send(text)
            let answer = client.receiveAll()
            #expect(!answer.contains(" 200 "), "\(text.debugDescription): \(answer)")
        }
    }

    @Test("May leave a field without a value", arguments: ["A:", "A: ", "A:\r\nB: "])
    func emptyFields(_ fields: String) async throws {
        try await Echo.serving { port in
            let answer = try RawClient.exchange(
                "GET /a HTTP/1.1\r\nHost: x\r\n\(fields)\r\nConnection: close\r\n\r\n",
                port: port
            )
            #expect(answer.contains("GET /a 0"))
        }
    }

    @Test("May send a long header, in pieces of any size", arguments: [1, 7, 1_000, 100_000])
    func longHeads(_ size: Int) async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            let fields = (0..<60).map { "Field-\($0): \(String(repeating: "v", count: 120))\r\n" }.joined()
            let text = Array("GET /a?\(String(repeating: "q", count: 2_000)) HTTP/1.1\r\nHost: x\r\n\(fields)".utf8)
            var rest = (text + Array("Connection: close\r\n\r\n".utf8))[...]
            while !rest.isEmpty {
                client.send(Data(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
            #expect(client.receiveAll().contains("GET /a 0"))
        }
    }

    @Test("Can't flood the server with fields, lines or methods")
    func headFloods() async throws {
        try await Echo.serving { port in
            for head in [
                "GET /a HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 100_000) + "\r\n",
                String(repeating: "\r\n", count: 500_000) + "GET /a HTTP/1.1\r\nHost: x\r\n\r\n",
                String(repeating: "A", count: 1 << 20) + " /a HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /a?" + String(repeating: "a&", count: 500_000) + " HTTP/1.1\r\nHost: x\r\n\r\n",
            ] {
                let client = try RawClient(port: port)
                client.send(head)
                client.endSending()
                #expect(!client.receiveAll().contains(" 200 "))
            }
            #expect(try RawClient.exchange("GET /b HTTP/1.0\r\nHost: x\r\n\r\n", port: port).contains("GET /b 0"))
        }
    }

    @Test("Get an answer to each of many requests sent at once, in order")
    func pipelines() async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            let requests = (0..<50).map { "POST /\($0) HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi" }
            client.send(requests.joined() + "GET /end HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let answer = client.receiveAll()
            let order = answer.matches(of: /POST \/([0-9]+) 2/).map { String($0.output.1) }
            #expect(order == (0..<50).map(String.init))
            #expect(answer.contains("GET /end 0"))
        }
    }

    @Test("Hear before they send a body whether it is wanted")
    func expects() async throws {
        try await Echo.serving(bodyLimit: 10) { port in
            let head = "POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: "
            let client = try RawClient(port: port)
            client.send(head + "5\r\n\r\n")
            #expect(client.receive { $0.contains("\r\n\r\n") }.hasPrefix("HTTP/1.1 100 "))
            client.send("hello")
            #expect(client.receiveAll().contains("POST /a 5"))
            let refused = try RawClient(port: port)
            refused.send(head + "100000000\r\n\r\n")
            #expect(refused.receiveAll().hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test("Get the length of an answer without its body when they ask for its head", arguments: ["/a", "/listen"])
    func heads(_ path: String) async throws {
        try await Echo.serving { port in
            let client = try RawClient(port: port)
            client.send("HEAD \(path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let answer = client.receiveAll()
            #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("\r\n\r\n"))
            #expect(path != "/a" || answer.contains("Content-Length: 9"))
        }
    }

    @Test("Are cut off when they don't read, and what was written for them ends")
    func slowReaders() async throws {
        var limits = HTTPLimits()
        limits.answerTime = .seconds(1)
        let cancelled = Counter()
        try await Echo.serving(limits: limits, cancelled: cancelled) { port in
            let client = try RawClient(port: port)
            client.send("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n")
            // A busy machine takes its time.
            let deadline = Date().addingTimeInterval(60)
            while cancelled.value == 0, Date() < deadline { usleep(20_000) }
            #expect(cancelled.value == 1)
        }
    }

    @Test("Don't keep others waiting who are idle, slow, half closed or many")
    func crowds() async throws {
        var limits = HTTPLimits()
        limits.connectionCount = 400
        try await Echo.serving(limits: limits) { port in
            var crowd: [RawClient] = []
            for number in 0..<200 {
                let client = try RawClient(port: port)
                switch number % 4 {
                case 0: break
                case 1: client.send("GET /a HTTP/1.1\r\nHo")
                case 2: client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc")
                default:
                    client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc")
                    client.endSending()
                }
                crowd.append(client)
            }
            for _ in 0..<20 {
                let answer = try RawClient.exchange("GET /b HTTP/1.0\r\nHost: x\r\n\r\n", port: port)
                #expect(answer.contains("GET /b 0"))
            }
            #expect(crowd.count == 200)
        }
    }

    @Test("Make room for others when they are cut off")
    func makesRoom() async throws {
        var limits = HTTPLimits()
        limits.connectionCount = 8
        limits.headTime = .milliseconds(300)
        try await Echo.serving(limits: limits) { port in
            let crowd = try (0..<30).map { _ in try RawClient(port: port) }
            var answer = ""
            // A busy machine takes its time.
            let deadline = Date().addingTimeInterval(60)
            while !answer.contains("GET /b 0"), Date() < deadline {
                answer = (try? RawClient.exchange("GET /b HTTP/1.0\r\nHost: x\r\n\r\n", port: port)) ?? ""
            }
            #expect(answer.contains("GET /b 0"))
            #expect(crowd.count == 30)
        }
    }
}
