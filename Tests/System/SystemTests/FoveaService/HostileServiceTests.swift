import Foundation
import FoveaSessions
import ServiceSupport
import TestSupport
import Testing

@testable import FoveaService

@Suite("The service among hostile clients")
struct HostileServiceTests {
    @Test(
        "Answers only to its own names",
        arguments: [
            "Host: ", "Host: localhost:PORT, evil.example", "Host: localhost:PORT/x", "Host: user@localhost:PORT",
            "Host: localhost:+PORT", "Host: localhost:99999", "Host: localhost:", "Host: localhost.:PORT",
            "Host: [::1]x:PORT", "Host: [::2]:PORT", "Host: 0.0.0.0:PORT", "Host: 127.0.0.2:PORT",
            "Host: 2130706433:PORT",
            "Host: 0x7f.1:PORT", "Host: 127.1:PORT", "Host: localhost:PORT\r\nHost: localhost:PORT", "X: y",
            "Host: localhost:PORT;", "Host: loc\u{e1}lhost:PORT",
        ]
    )
    func names(_ fields: String) async throws {
        try await Service.serving(["a": .finds([])]) { port in
            for path in ["/", "/v1/providers", "/apps/a/x", "/metrics"] {
                let answer = try RawClient.exchange(
                    "GET \(path) HTTP/1.1\r\n\(fields.replacing("PORT", with: "\(port)"))\r\nConnection: close\r\n\r\n",
                    port: port
                )
                #expect(answer.hasPrefix("HTTP/1.1 421 ") || answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
                #expect(!answer.contains("\r\nX-Injected"))
            }
        }
    }

    @Test(
        "Leaves no folder by any spelling of a path",
        arguments: [
            "/../secret.txt", "/%2e%2e/secret.txt", "/.%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt",
            "/..\\secret.txt", "/%252e%252e/secret.txt", "/%c0%ae%c0%ae/secret.txt", "/%uff0e%uff0e/secret.txt",
            "//secret.txt", "/./secret.txt", "/secret.txt%00.html", "/index.html/../../secret.txt", "/.hidden.html",
            "/%2ehidden.html", "/link/secret.txt", "/file:/etc/passwd", "/secret.txt?/../index.html",
            "/;/../secret.txt",
        ]
    )
    func paths(_ path: String) async throws {
        try await Service.serving([:]) { port in
            let answer = try Service.get(path, port: port)
            #expect(answer.hasPrefix("HTTP/1.1 404 ") || answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
            #expect(!answer.contains("the secret"))
        }
    }

    @Test(
        "Leads no request to an app past the app's own place",
        arguments: [
            "/apps/a/../../v1/providers", "/apps/a/%2e%2e/b/x", "/apps/%2e%2e/v1/providers", "/apps/a/..%2f..%2fv1",
            "/apps//x", "/apps/a//x", "/apps/a%2fb/x", "/apps/a%00/x", "/apps/unknown/x/../../a/x",
        ]
    )
    func appPaths(_ path: String) async throws {
        try await Service.serving(["a": .finds([]), "b": .finds([])]) { port in
            let answer = try Service.get(path, port: port)
            #expect(answer.hasPrefix("HTTP/1.1 404 ") || answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
        }
    }

    @Test(
        "Names the methods that there are",
        arguments: [
            ("GET", "/v1/search", "POST"), ("DELETE", "/v1/open", "POST"),
            ("PUT", "/v1/sessions/x", "GET, HEAD, DELETE"),
            ("POST", "/v1/providers/a/pin", "PUT, DELETE"), ("OPTIONS", "/v1/providers", "GET, HEAD"),
            ("PUT", "/apps/a/x", "GET, HEAD, POST"), ("DELETE", "/index.html", "GET, HEAD"),
        ]
    )
    func methods(_ method: String, _ path: String, _ allowed: String) async throws {
        try await Service.serving(["a": .finds([])]) { port in
            let answer = try Service.send(method, path, port: port)
            #expect(answer.hasPrefix("HTTP/1.1 405 "))
            #expect(answer.contains("\r\nAllow: \(allowed)\r\n"))
        }
    }

    @Test("Knows no methods but those of the standard", arguments: ["TRACE", "CONNECT", "PATCH", "PROPFIND", "SEARCH"])
    func foreignMethods(_ method: String) async throws {
        try await Service.serving([:]) { port in
            let answer = try Service.send(method, "/v1/search", port: port)
            #expect(answer.hasPrefix("HTTP/1.1 501 ") || answer.hasPrefix("HTTP/1.1 405 "), "\(answer)")
        }
    }

    private static let part = "--b\r\nContent-Disposition: form-data; name=\"image\"\r\n\r\n"

    @Test(
        "Reads no form that is a bomb",
        arguments: [
            LongText(repeating: part + "x\r\n", count: 20_000, end: "--b--\r\n"),
            LongText(part, repeating: "x", count: 1 << 20),
            LongText(part, repeating: "\r\n--", count: 500_000),
            LongText(part, repeating: "\r\n--b", count: 200_000),
            LongText("--b\r\n", repeating: "X: y\r\n", count: 100_000, end: "\r\nx\r\n--b--\r\n"),
            LongText(
                "--b\r\nContent-Disposition: form-data; name=\"image\"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n",
                repeating: "--c\r\n\r\n\r\n",
                count: 10_000,
                end: "--c--\r\n--b--\r\n"
            ),
            LongText(repeating: "\r\n", count: 500_000, end: "--b--\r\n"), LongText("--b--"), LongText(),
        ]
    )
    func forms(_ long: LongText) async throws {
        let body = long.text
        try await Service.serving(["a": .finds([])]) { port in
            let client = try RawClient(port: port)
            client.send(
                "POST /v1/search HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: multipart/form-data; boundary=b\r\n"
                    + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
            )
            client.send(body)
            let answer = client.receiveAll()
            let status = Int(answer.dropFirst(9).prefix(3)) ?? 0
            #expect([400, 415, 422].contains(status), "\(answer)")
        }
    }

    @Test("Reads no picture that is a bomb, and no JSON", arguments: [UInt32(65_535), 30_000, 0x7FFF_FFFF, 0])
    func pictures(_ side: UInt32) async throws {
        var bomb = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
        for number in [side, side] { bomb += withUnsafeBytes(of: number.bigEndian) { Data($0) } }
        bomb += [1, 0, 0, 0, 0, 0, 0, 0, 0] + Data(count: 100_000)
        try await Service.serving(["a": .finds([])]) { [bomb] port in
            for path in ["/v1/search", "/v1/look"] {
                let client = try RawClient(port: port)
                client.send(
                    "POST \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Length: \(bomb.count)\r\n"
                        + "Connection: close\r\n\r\n"
                )
                client.send(bomb)
                let status = Int(client.receiveAll().dropFirst(9).prefix(3)) ?? 0
                #expect([413, 422].contains(status))
            }
            for json in [
                String(repeating: "[", count: 60_000), String(repeating: "{\"a\":", count: 10_000), "\u{0}", "1e999",
            ] {
                #expect(try Service.post("/v1/open", json, port: port).hasPrefix("HTTP/1.1 400 "))
            }
        }
    }

    @Test("Says in its figures and failures what it was asked, and nothing in the asker's name")
    func injections() async throws {
        let name = "a\"} 1\nevil{x=\"\r\u{2028}\\"
        try await Service.serving([name: .finds([]), "b": .finds([])]) { port in
            _ = try Service.search(port: port)
            for path in ["/v1/%22%7D%201", "/v1/sessions/%22%3Cb%3E", "/%22%7D"] {
                let answer = try Service.send("GET", path, port: port)
                #expect(answer.hasPrefix("HTTP/1.1 404 "))
                #expect(answer.contains("application/problem+json"))
            }
            let figures = try Service.get("/metrics", port: port)
            let body = try #require(figures.firstRange(of: "\r\n\r\n").map { figures[$0.upperBound...] })
            for line in body.split(separator: "\n") where !line.hasPrefix("#") {
                let isSeries = try /^[a-z_]+(\{([a-z]+="([^"\\]|\\.)*",?)+\})? [0-9.e+-]+$/.wholeMatch(in: line) != nil
                #expect(isSeries, "\(line)")
            }
        }
    }
}
