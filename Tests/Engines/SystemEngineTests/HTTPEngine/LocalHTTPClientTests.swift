import Foundation
import Synchronization
import TestSupport
import Testing

@testable import HTTPEngine

@Suite("Answers of a server as a client reads them")
struct HTTPReplyReaderTests {
    /// Reads an answer in parts of a size.
    private func read(_ text: String, by size: Int) throws -> (head: HTTPReplyHead?, body: String, isDone: Bool) {
        var reader = HTTPReplyReader()
        var body = Data()
        var rest = Data(text.utf8)
        while !rest.isEmpty {
            try reader.feed(Data(rest.prefix(size))) { body += $0 }
            rest = Data(rest.dropFirst(size))
        }
        return (reader.head, String(decoding: body, as: UTF8.self), reader.isDone)
    }

    @Test("Are whole however their bytes come", arguments: [1, 3, 7, 4096])
    func whole(size: Int) throws {
        let chunked =
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n1;x=y\r\n!\r\n0\r\nA: b\r\n\r\n"
        #expect(try read(chunked, by: size).body == "hello!")
        #expect(try read(chunked, by: size).isDone)
        let sized = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello"
        let reply = try read(sized, by: size)
        #expect(reply.head?.status == 404)
        #expect(reply.body == "hello")
        #expect(reply.isDone)
        #expect(try read("HTTP/1.1 204 No Content\r\n\r\n", by: size).isDone)
    }

    @Test("End with the connection where they have no length")
    func untilClose() throws {
        var reader = HTTPReplyReader()
        var body = Data()
        try reader.feed(Data("HTTP/1.1 200 OK\r\n\r\nhello".utf8)) { body += $0 }
        #expect(!reader.isDone)
        try reader.end()
        #expect(reader.isDone)
        #expect(body == Data("hello".utf8))
    }

    @Test(
        "Are refused where they make no sense",
        arguments: [
            "SSH-2.0\r\n\r\n", "HTTP/1.1 abc\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
            "HTTP/1.1 200 OK\r\nno colon\r\n\r\n",
        ]
    )
    func senseless(text: String) {
        let error = #expect(throws: HTTPClientError.self) { try read(text, by: 4096) }
        #expect(error?.code == .malformed)
    }

    @Test("Are broken where the connection ends too early")
    func broken() throws {
        var reader = HTTPReplyReader()
        try reader.feed(Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello".utf8)) { _ in }
        let error = #expect(throws: HTTPClientError.self) { try reader.end() }
        #expect(error?.code == .broken)
    }
}

@Suite("A client at a path of this machine", .timeLimit(.minutes(10)))
struct LocalHTTPClientTests {
    private struct Echo: HTTPResponder {
        func admit(_ head: HTTPRequestHead) -> HTTPAdmission {
            .accept(bodyLimit: 1 << 24) { await answer(to: $0) }
        }

        private func answer(to request: HTTPRequest) async -> HTTPResponse {
            if request.target.path == "/never" { try? await Task.sleep(for: .seconds(60)) }
            return HTTPResponse(status: 200, fields: ["X-Method": request.method.rawValue], body: .bytes(request.body))
        }

        func refusal(_ reason: HTTPRefusal) -> HTTPResponse {
            HTTPResponse(status: 400, fields: [:], body: .bytes(Data()))
        }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func serving(_ body: (LocalHTTPClient) async throws -> Void) async throws {
        let path = folder.file("s").path
        let server = try HTTPServer(at: .path(path), responder: Echo())
        do {
            try await body(LocalHTTPClient(path: path))
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    @Test("Gets answers to small and large requests")
    func answers() async throws {
        try await serving { client in
            #expect(client.isServed)
            let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
            let reply = try await client.reply(.post, "/echo", body: body, within: .seconds(90))
            #expect(reply.head.status == 200)
            #expect(reply.head.fields["X-Method"] == "POST")
            #expect(reply.body == body)
        }
    }

    @Test("Gives up in time, and when nobody waits")
    func givesUp() async throws {
        try await serving { client in
            let late = await #expect(throws: HTTPClientError.self) {
                try await client.reply(.get, "/never", within: .milliseconds(100))
            }
            #expect(late?.code == .timedOut)
            let task = Task { try await client.reply(.get, "/never", within: .seconds(60)) }
            try await Task.sleep(for: .milliseconds(50))
            task.cancel()
            let error = await #expect(throws: HTTPClientError.self) { try await task.value }
            #expect(error?.code == .cancelled)
        }
    }

    @Test("Says that nobody listens")
    func nobody() async {
        let client = LocalHTTPClient(path: "/nowhere/s")
        #expect(!client.isServed)
        let error = await #expect(throws: HTTPClientError.self) {
            try await client.reply(.get, "/", within: .seconds(1))
        }
        #expect(error?.message == "No service listens at /nowhere/s. Start one with 'fovea serve'.")
    }

    @Test("Isn't served where it is another person, whatever the mode of the file says", .enabled(if: getuid() == 0))
    func strangers() async throws {
        try await serving { client in
            chmod(client.path, 0o666)
            chmod((client.path as NSString).deletingLastPathComponent, 0o755)
            let script = """
                import os, socket, sys
                if len(sys.argv) > 2: os.setuid(65534)
                s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
                try:
                    s.sendall(b"GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n")
                    print(len(s.recv(100)))
                except OSError: print(0)
                """
            let python = "/usr/bin/python3"
            let (ours, theirs) = try await RawClient.away {
                (
                    try ProgramRun(python, ["-c", script, client.path]),
                    try ProgramRun(python, ["-c", script, client.path, "stranger"])
                )
            }
            #expect(ours.output != "0\n")
            #expect(theirs.output == "0\n")
        }
    }
}
