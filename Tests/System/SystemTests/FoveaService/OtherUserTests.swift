import Foundation
import HTTPEngine
import ServiceSupport
import TestSupport
import Testing

@testable import FoveaService

@Suite("Other users of the machine")
struct OtherUserTests {
    private static let token = "0123456789abcdef"
    private static let bearer = "Authorization: Bearer \(token)\r\n"

    /// Whom the kernel says a client is, and what becomes of a request.
    struct Case: Sendable, CustomTestStringConvertible {
        let user: UInt32?
        let fields: String
        let request: String
        let status: Int
        let kind: String?

        var testDescription: String { "\(user.map(String.init) ?? "unknown") \(fields)\(request)" }
    }

    private static func other(_ user: UInt32) -> UInt32 { geteuid() &+ user }

    private static let cases: [Case] = [
        .init(user: geteuid(), fields: "", request: "GET /v1/providers", status: 200, kind: nil),
        .init(user: 0, fields: "", request: "GET /v1/providers", status: 200, kind: nil),
        .init(user: other(4000), fields: "", request: "GET /v1/providers", status: 403, kind: "other-user"),
        .init(user: other(4000), fields: "", request: "GET /", status: 403, kind: "other-user"),
        .init(user: other(4000), fields: "", request: "GET /healthz", status: 200, kind: nil),
        .init(user: other(4000), fields: bearer, request: "GET /v1/providers", status: 200, kind: nil),
        .init(
            user: other(4000),
            fields: "Cookie: \(ServiceGuard.cookie)=\(token)\r\n",
            request: "GET /v1/providers",
            status: 200,
            kind: nil
        ),
        .init(user: other(4000), fields: "", request: "GET /?token=\(token)", status: 303, kind: nil),
        .init(user: other(4000), fields: "", request: "POST /v1/catalogs/x/index", status: 403, kind: "other-user"),
        .init(user: other(4000), fields: bearer, request: "POST /v1/catalogs/x/index", status: 415, kind: "not-json"),
        // The proxy.
        .init(user: other(33), fields: "", request: "GET /v1/providers", status: 200, kind: nil),
        .init(user: other(33), fields: "", request: "POST /v1/catalogs/x/index", status: 403, kind: "only-owner"),
        .init(user: other(33), fields: bearer, request: "POST /v1/catalogs/x/index", status: 415, kind: "not-json"),
        .init(user: other(33), fields: "", request: "GET /v1/questions", status: 403, kind: "only-owner"),
        .init(user: other(33), fields: "", request: "POST /v1/questions/1", status: 403, kind: "only-owner"),
        .init(user: other(33), fields: "", request: "GET /v1/contacts", status: 403, kind: "only-owner"),
        .init(user: other(33), fields: "", request: "DELETE /v1/consents/a/health", status: 403, kind: "only-owner"),
        // Where the kernel doesn't tell.
        .init(user: nil, fields: "", request: "GET /v1/providers", status: 401, kind: "no-token"),
        .init(user: nil, fields: "", request: "GET /healthz", status: 200, kind: nil),
        .init(user: nil, fields: bearer, request: "GET /v1/providers", status: 200, kind: nil),
        .init(user: nil, fields: "", request: "POST /v1/catalogs/x/index", status: 401, kind: "no-token"),
        .init(user: .max, fields: "", request: "GET /v1/providers", status: 403, kind: "other-user"),
    ]

    @Test("Are told from the person by the kernel's word, and others by the token", arguments: cases)
    func decides(_ example: Case) async throws {
        try await Service.serving([:]) {
            $0.identify = { _ in example.user }
            $0.allowedUsers = [Self.other(33)]
            $0.token = Self.token
        } _: { port in
            let answer = try RawClient.exchange(
                "\(example.request) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(example.fields)Content-Length: 0\r\n"
                    + "Connection: close\r\n\r\n",
                port: port
            )
            #expect(answer.hasPrefix("HTTP/1.1 \(example.status) "), "\(answer)")
            if let kind = example.kind { #expect(answer.contains("urn:fovea:problem:\(kind)\"")) }
        }
    }

    @Test("Hear how to be let in")
    func remedy() async throws {
        try await Service.serving([:], configure: { $0.identify = { _ in Self.other(4000) } }) { port in
            let answer = try Service.get("/v1/providers", port: port)
            #expect(answer.contains("'--allow-user \(Self.other(4000))'") && answer.contains("'--token-file FILE'"))
            #expect(answer.contains("Content-Type: application/problem+json"))
        }
    }

    private static let isAdministrator =
        geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

    /// Sends a request as the user 'nobody' does, and returns the answer.
    private static func sendAsNobody(_ request: String, _ fields: String = "", body: String = "", port: Int) throws
        -> String
    {
        let text =
            "\(request) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(fields)Content-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        let script = "exec 3<>/dev/tcp/127.0.0.1/$1; cat >&3; cat <&3"
        let run = try ProgramRun(
            "/usr/bin/setpriv",
            ["--reuid=65534", "--regid=65534", "--clear-groups", "/bin/bash", "-c", script, "bash", "\(port)"],
            input: Data(text.utf8)
        )
        return run.output
    }

    @Test(
        "Learn nothing and change nothing",
        .enabled(if: isAdministrator, "Only the administrator can run a client as another user")
    )
    func nobody() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.file("a.catalog")
        try await Service.serving([:], catalogs: ["a": file], configure: { $0.token = Self.token }) { port in
            #expect(try Self.sendAsNobody("GET /healthz", port: port).hasPrefix("HTTP/1.1 200 "))
            #expect(try Self.sendAsNobody("GET /v1/providers", port: port).contains("urn:fovea:problem:other-user"))
            #expect(try Self.sendAsNobody("GET /v1/providers", Self.bearer, port: port).hasPrefix("HTTP/1.1 200 "))
            // A file that is there can't be told from one that isn't.
            let answers = try ["/etc/shadow", "/etc/no-such-file", "/etc/passwd"].map { path in
                try Self.sendAsNobody(
                    "POST /v1/catalogs/a/index",
                    body: #"{"items":[{"id":"x","pictures":["\#(path)"]}]}"#,
                    port: port
                )
            }
            #expect(answers[0].hasPrefix("HTTP/1.1 403 "))
            func body(_ answer: String) -> String? { HTTPAnswer(answer)?.body }
            #expect(body(answers[0]) == body(answers[1]) && body(answers[0]) == body(answers[2]))
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }
}
