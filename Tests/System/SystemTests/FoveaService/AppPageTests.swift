import Foundation
import FoveaSessions
import ServiceSupport
import TestSupport
import Testing

@testable import FoveaService

@Suite("Pages of apps")
struct AppPageTests {
    private static let sound = PageResponse(
        contentType: "audio/wav",
        headers: ["etag": "\"1\""],
        body: Data((0..<200).map { UInt8($0) })
    )

    private static func form(
        _ fields: String,
        body: String = "q=blue&page=2",
        path: String = "/apps/music/search",
        port: Int
    ) throws -> String {
        try RawClient.exchange(
            "POST \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(fields.replacing("PORT", with: "\(port)"))\r\n"
                + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n"
                + "Connection: close\r\n\r\n\(body)",
            port: port
        )
    }

    @Test(
        "Get what their forms send",
        arguments: ["Origin: http://localhost:PORT\r\nSec-Fetch-Site: same-origin", "X: y"]
    )
    func takeForms(_ fields: String) async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let answer = try Self.form(fields, port: port)
            #expect(answer.hasPrefix("HTTP/1.1 200 "))
            #expect(answer.hasSuffix("music /search POST application/x-www-form-urlencoded q=blue&page=2"))
        }
    }

    @Test(
        "Get no forms of other websites",
        arguments: [
            "Origin: http://evil.example", "Origin: null", "Origin: http://localhost:1", "Sec-Fetch-Site: cross-site",
            "Origin: http://localhost:PORT\r\nSec-Fetch-Site: same-site", "Origin: http://localhost:PORT.evil.example",
        ]
    )
    func refuseForeignForms(_ fields: String) async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let answer = try Self.form(fields, port: port)
            #expect(answer.hasPrefix("HTTP/1.1 403 "))
        }
    }

    @Test("Get no forms that are too large, and no bodies of requests that have none")
    func refuseLargeForms() async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let large = String(repeating: "a", count: (1 << 20) + 1)
            #expect(try Self.form("X: y", body: large, port: port).hasPrefix("HTTP/1.1 413 "))
            let fitting = String(large.dropLast())
            #expect(try Self.form("X: y", body: fitting, port: port).hasPrefix("HTTP/1.1 200 "))
            let get = try RawClient.exchange(
                "GET /apps/music/ HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Length: 1\r\n\r\na",
                port: port
            )
            #expect(get.hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test("Send browsers on within their place, and never with a form", arguments: [301, 302, 303, 307, 308])
    func sendOn(_ status: Int) async throws {
        let moved = PageResponse(
            status: status,
            contentType: "text/plain",
            headers: ["location": "../../v1/open"],
            body: Data()
        )
        try await Service.serving(["music": .finds([])], pages: ["/a/b": moved]) { port in
            let posted = try Self.form("X: y", path: "/apps/music/a/b", port: port)
            #expect(posted.hasPrefix("HTTP/1.1 303 "))
            #expect(posted.contains("\r\nLocation: /apps/music/v1/open\r\n"))
            let gotten = try RawClient.exchange(
                "GET /apps/music/a/b HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n",
                port: port
            )
            #expect(gotten.hasPrefix("HTTP/1.1 \(status) "))
        }
    }

    @Test(
        "Lead nowhere but to their own place and the web",
        arguments: [
            ("/x", "/apps/music/x"), ("../x", "/apps/music/x"), ("./x/", "/apps/music/a/x/"), ("../..", "/apps/music/"),
            ("../../../../v1/open", "/apps/music/v1/open"), ("/../../v1", "/apps/music/v1"),
            ("/%2e%2E/%2e./v1", "/apps/music/v1"), ("/..\\..\\v1", "/apps/music/v1"),
            ("//evil.example/x", "/apps/music/evil.example/x"),
            ("/\\evil.example", "/apps/music/evil.example"), ("javascript:alert(1)", "/apps/music/javascript:alert(1)"),
            ("https://example.org/x", "https://example.org/x"), ("/x?a=../b#c", "/apps/music/x?a=../b#c"),
            ("/", "/apps/music/"),
        ]
    )
    func leads(_ place: String, _ address: String) {
        #expect(AppPages.location(place, from: ["a", "b"][...], of: "music") == address)
    }

    @Test(
        "Are given in parts to whoever plays them",
        arguments: [
            ("Range: bytes=0-9", 206, "bytes 0-9/200", 10), ("Range: bytes=190-", 206, "bytes 190-199/200", 10),
            ("Range: bytes=-5", 206, "bytes 195-199/200", 5), ("Range: bytes=200-", 416, "bytes */200", 0),
            ("Range: bytes=0-9\r\nIf-Range: \"1\"", 206, "bytes 0-9/200", 10),
            ("Range: bytes=0-9\r\nIf-Range: \"2\"", 200, nil, 200),
            ("Range: bytes=0-9\r\nIf-Range: W/\"1\"", 200, nil, 200),
            ("Range: bytes=0-9\r\nIf-Range: Sun, 22 Nov 2026 00:00:00 GMT", 200, nil, 200),
            ("Range: bytes=0-9,20-29", 200, nil, 200), ("Range: bytes=9-0", 200, nil, 200),
            ("Range: bytes=0-9\r\nIf-None-Match: \"1\"", 304, nil, 0), ("X: y", 200, nil, 200),
        ] as [(String, Int, String?, Int)]
    )
    func parts(_ fields: String, _ status: Int, _ range: String?, _ count: Int) async throws {
        try await Service.serving(["music": .finds([])], pages: ["/sound": Self.sound]) { port in
            let answer = try RawClient.exchange(
                "GET /apps/music/sound HTTP/1.1\r\nHost: localhost:\(port)\r\n\(fields)\r\nConnection: close\r\n\r\n",
                port: port
            )
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
            #expect(range.map { answer.contains("\r\nContent-Range: \($0)\r\n") } ?? !answer.contains("Content-Range"))
            #expect(status == 304 || answer.contains("\r\nContent-Length: \(count)\r\n"))
            #expect(answer.contains("\r\nAccept-Ranges: bytes\r\n") || status == 304)
        }
    }

    @Test("Have a head of their own, whole whatever part is asked for")
    func heads() async throws {
        try await Service.serving(["music": .finds([])], pages: ["/sound": Self.sound]) { port in
            let answer = try RawClient.exchange(
                "HEAD /apps/music/sound HTTP/1.1\r\nHost: localhost:\(port)\r\nRange: bytes=0-9\r\n"
                    + "Connection: close\r\n\r\n",
                port: port
            )
            #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("\r\n\r\n"))
            #expect(answer.contains("\r\nContent-Length: 200\r\n"))
        }
    }

    @Test("End one connection at most when an app answers what it shouldn't", arguments: [204, 205, 304])
    func bodiesWithoutPlace(_ status: Int) async throws {
        let odd = PageResponse(
            status: status,
            contentType: "text/html",
            body: Data("HTTP/1.1 200 OK\r\n\r\nsmuggled".utf8)
        )
        try await Service.serving(["music": .finds([])], pages: ["/odd": odd]) { port in
            let get = "GET /apps/music/odd HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
            let answer = try RawClient.exchange(
                get + get.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n"),
                port: port
            )
            #expect(answer.matches(of: /HTTP\/1.1 [0-9]/).count == 2, "\(answer)")
            #expect(!answer.contains("smuggled"))
        }
    }
}
