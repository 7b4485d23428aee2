import Foundation
import FoveaSessions
import HTTPEngine
import ServiceSupport
import Synchronization
import TestSupport
import Testing

@testable import FoveaService

@Suite("The service")
struct ServiceTests {
    @Test("Searches a raw picture, and answers with the whole sheet")
    func searchesRaw() async throws {
        try await Service.serving(["music": .finds(["One"]), "places": .finds([])]) { port in
            let sheet = try Service.json(Service.search(port: port))
            let apps = try #require(sheet["apps"] as? [[String: Any]])
            #expect(apps.map { $0["id"] as? String } == ["music", "places"])
            #expect(apps.map { $0["state"] as? String } == ["results", "empty"])
            #expect(apps.map { $0["why"] as? String } == ["By name", "By name"])
            let result = try #require((apps[0]["results"] as? [[String: Any]])?.first)
            #expect(result["title"] as? String == "One")
            #expect(result["subtitle"] is NSNull)
            let thumbnail = try #require(result["thumbnail"] as? String)
            #expect(try Service.get(thumbnail, port: port).contains("Content-Type: image/png"))
            let picture = try #require((sheet["picture"] as? [String: Any])?["url"] as? String)
            #expect(try Service.get(picture, port: port).contains("Content-Type: image/png"))
        }
    }

    @Test("Searches the picture of a form, and tells each answer as it comes")
    func searchesForm() async throws {
        try await Service.serving(["a": .waits(.milliseconds(300)), "b": .finds(["One"])]) { port in
            let form =
                Data("--x\r\nContent-Disposition: form-data; name=\"image\"; filename=\"a.png\"\r\n\r\n".utf8)
                + tinyPicture + Data("\r\n--x--\r\n".utf8)
            let client = try RawClient(port: port)
            client.send(
                "POST /v1/search?limit=3 HTTP/1.1\r\nHost: localhost:\(port)\r\nAccept: text/event-stream\r\n"
                    + "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: \(form.count)\r\n"
                    + "Connection: close\r\n\r\n"
            )
            client.send(form)
            let first = client.receive { $0.contains("\"app\":\"b\"") }
            #expect(first.contains("event: session") && !first.contains("event: done"))
            let rest = client.receiveAll()
            #expect(rest.contains("\"app\":\"a\"") && rest.contains("event: done"))
        }
    }

    @Test("Opens results, goes on in apps, and searches again")
    func opens() async throws {
        try await Service.serving(["music": .finds(["One"])]) { port in
            let session = try #require(try Service.json(Service.search(port: port))["session"] as? String)
            let wish = "{\"session\":\"\(session)\",\"app\":\"music\",\"index\":0}"
            let opening = try Service.json(Service.post("/v1/open", wish, port: port))
            #expect(opening["page"] as? String == "/apps/music/things/One")
            #expect(opening["dialog"] as? String == "Here it is.")
            let more = try Service.json(Service.post("/v1/more", wish, port: port))
            #expect(more["page"] as? String == "/apps/music/search")
            #expect(try Service.get("/apps/music/search", port: port).contains("music /search"))
            let again = try Service.send(
                "POST",
                "/v1/sessions/\(session)/search?region=0,0,0.5,0.5",
                port: port
            )
            #expect(try Service.json(again)["session"] as? String != session)
            #expect(try Service.send("DELETE", "/v1/sessions/\(session)", port: port).contains(" 204 "))
            #expect(try Service.get("/v1/sessions/\(session)", port: port).contains(" 404 "))
            #expect(try Service.post("/v1/more", wish, port: port).contains("urn:fovea:problem:unknown-session"))
        }
    }

    @Test("Hands on what lets an app's window come to the front")
    func foreground() async throws {
        let apps = FakeApps(["music": .finds(["One"])])
        try await Service.serving(apps) { port in
            let session = try #require(try Service.json(Service.search(port: port))["session"] as? String)
            func wish(_ token: String) -> String {
                #"{"session":"\#(session)","app":"music","index":0\#(token)}"#
            }
            let opening = try Service.json(Service.post("/v1/open", wish(#","activationToken":"w-7""#), port: port))
            #expect(opening["raised"] as? Bool == true)
            #expect(opening["warnings"] as? [String] == ["It took long."])
            _ = try Service.post("/v1/more", wish(""), port: port)
            let refused = try Service.post("/v1/open", wish(#","activationToken":"a\nb""#), port: port)
            #expect(refused.hasPrefix("HTTP/1.1 400 "))
            #expect(refused.contains("'activationToken' should be what the desktop gave out"))
        }
        #expect(apps.log.foregrounds == [.desktop(ActivationToken("w-7")), .desktop(nil)])
    }

    @Test("Pins apps")
    func pins() async throws {
        try await Service.serving(["a": .finds([]), "b": .finds([])]) { port in
            #expect(try Service.send("PUT", "/v1/providers/b/pin", port: port).contains("\"why\":\"Pinned\""))
            let list = try Service.json(Service.get("/v1/providers", port: port))
            #expect((list["providers"] as? [[String: Any]])?.first?["id"] as? String == "b")
            #expect(try Service.send("PUT", "/v1/providers/x/pin", port: port).contains(" 404 "))
        }
    }

    @Test(
        "Says what is wrong with a request",
        arguments: [
            ("GET", "/v1/search", 405), ("POST", "/v1/search", 400), ("GET", "/v1/nothing", 404),
            ("GET", "/v1/sessions/none", 404), ("POST", "/v1/open", 415), ("PUT", "/v1/providers", 405),
            ("POST", "/healthz", 405), ("GET", "/v1/sessions/a/apps/b/results/-1/thumbnail", 404),
            ("GET", "/nothing.html", 404), ("GET", "/.git/config", 404), ("GET", "/index.html%00", 400),
            ("POST", "/v1/search?region=2,2,2,2", 400),
        ]
    )
    func explains(_ method: String, _ path: String, _ status: Int) async throws {
        try await Service.serving([:]) { port in
            let answer = try Service.send(method, path, port: port)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
            #expect(answer.contains("Content-Type: application/problem+json"))
        }
    }

    @Test("Says it in a page to a browser, whose person reads no JSON", arguments: ["GET", "POST"])
    func problemPages(method: String) async throws {
        try await Service.serving([:]) { port in
            let answer = try RawClient.exchange(
                "\(method) /%3Cscript%3E&x HTTP/1.1\r\nHost: localhost:\(port)\r\n"
                    + "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                port: port
            )
            let page = try #require(HTTPAnswer(answer))
            #expect(page.status == (method == "GET" ? 404 : 405))
            #expect(page.contentType == "text/html")
            #expect(answer.contains("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"))
            #expect(page.body.contains("<h1>") && !page.body.contains("<script"))
            #expect(method == "POST" || page.body.contains("<p>'/%3Cscript%3E&amp;x' names nothing"))
            #expect(!page.body.contains("Try again"))
        }
    }

    @Test(
        "Refuses senseless searches",
        arguments: [
            "region=0,0,2,1", "region=a", "region=0,0,1", "lasso=0,0,1,1", "lasso=0,0,1,1,nan,1", "limit=0",
            "limit=1000", "profile=watch", "kind=x", "app=none",
        ]
    )
    func refusesSenseless(_ query: String) async throws {
        try await Service.serving([:]) { port in
            let answer = try Service.search(query, port: port)
            #expect(answer.hasPrefix("HTTP/1.1 400 ") || answer.hasPrefix("HTTP/1.1 404 "))
        }
    }

    @Test(
        "Keeps other websites out",
        arguments: [
            "Host: evil.example", "Host: localhost.evil.example:PORT", "Host: localhost:1",
            "Host: 127.0.0.1.nip.io:PORT",
            "Host: localhost:PORT\r\nOrigin: http://evil.example", "Host: localhost:PORT\r\nOrigin: null",
            "Host: localhost:PORT\r\nOrigin: http://localhost:1", "Host: localhost:PORT\r\nSec-Fetch-Site: cross-site",
            "Host: localhost:PORT\r\nSec-Fetch-Site: same-site", "Host: [::1:PORT", "Host: localhost:PORT@evil.example",
        ]
    )
    func keepsOut(_ fields: String) async throws {
        try await Service.serving(["a": .finds([])]) { port in
            for request in ["GET /v1/providers", "POST /v1/search", "PUT /v1/providers/a/pin", "GET /metrics"] {
                let answer = try RawClient.exchange(
                    "\(request) HTTP/1.1\r\n\(fields.replacing("PORT", with: "\(port)"))\r\n"
                        + "Content-Length: 0\r\nConnection: close\r\n\r\n",
                    port: port
                )
                #expect(answer.contains(" 421 ") || answer.contains(" 403 "))
            }
        }
    }

    @Test("Lets its own page in", arguments: ["127.0.0.1:PORT", "localhost:PORT", "LOCALHOST:PORT", "[::1]:PORT"])
    func letsIn(_ host: String) async throws {
        try await Service.serving([:]) { port in
            let host = host.replacing("PORT", with: "\(port)")
            let answer = try RawClient.exchange(
                "GET /v1/providers HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
                    + "Sec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n",
                port: port
            )
            #expect(answer.contains(" 200 "))
        }
    }

    @Test("Puts pages of apps behind walls of their own")
    func wallsPages() async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let page = try Service.get("/apps/music/albums/1", port: port)
            #expect(page.contains("sandbox allow-same-origin") && !page.contains("allow-scripts"))
            #expect(page.contains("script-src 'none'"))
            #expect(page.contains("default-src 'none'"))
            #expect(try Service.get("/apps/music", port: port).contains("Location: /apps/music/"))
            func load(_ fields: String) throws -> String {
                try RawClient.exchange(
                    "GET /apps/music/cover.png HTTP/1.1\r\nHost: localhost:\(port)\r\nSec-Fetch-Site: cross-site\r\n"
                        + "\(fields)\r\nConnection: close\r\n\r\n",
                    port: port
                )
            }
            #expect(try load("Sec-Fetch-Mode: no-cors").contains(" 403 "))
            #expect(try load("Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document").contains(" 200 "))
            #expect(try load("Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe").contains(" 403 "))
        }
    }

    @Test("Serves parts of sounds")
    func servesParts() async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let part = try RawClient.exchange(
                "GET /apps/music/sound HTTP/1.1\r\nHost: localhost:\(port)\r\nRange: bytes=6-8\r\n"
                    + "Connection: close\r\n\r\n",
                port: port
            )
            #expect(part.contains(" 206 ") && part.contains("Content-Range: bytes 6-8/12") && part.hasSuffix("/so"))
        }
    }

    @Test("Serves the web app with its policy, and nothing when the browser has it")
    func servesFiles() async throws {
        try await Service.serving([:]) { port in
            let page = try Service.get("/", port: port)
            #expect(
                page.contains("Content-Type: text/html") && page.contains("Content-Security-Policy: default-src 'self'")
            )
            let tag = try #require(page.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") }?.dropFirst(6))
            let known = try RawClient.exchange(
                "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\nIf-None-Match: \(tag)\r\nConnection: close\r\n\r\n",
                port: port
            )
            #expect(known.contains(" 304 "))
        }
    }

    @Test("Counts what it does")
    func counts() async throws {
        try await Service.serving(["a": .finds(["One"])]) { port in
            _ = try Service.search(port: port)
            let figures = try Service.get("/metrics", port: port)
            #expect(figures.contains("fovea_app_answers_total{app=\"a\",state=\"results\"} 1"))
            #expect(figures.contains("fovea_http_requests_total{route=\"search\",method=\"POST\",status=\"200\"} 1"))
            #expect(figures.contains("fovea_sessions 1"))
        }
    }

    @Test("Tells what happens to apps")
    func tells() async throws {
        try await Service.serving(["a": .finds([])]) { port in
            let client = try RawClient(port: port)
            client.send("GET /v1/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
            #expect(client.receive { $0.contains("\"pinned\":false") }.contains("event: providers"))
            _ = try Service.send("PUT", "/v1/providers/a/pin", port: port)
            #expect(client.receive { $0.contains("\"pinned\":true") }.contains("event: providers"))
        }
    }

    @Test("Answers ten searches at once")
    func answersMany() async throws {
        try await Service.serving(["a": .waits(.milliseconds(20)), "b": .finds(["One"])]) { port in
            var clients: [RawClient] = []
            for _ in 0..<10 {
                let client = try RawClient(port: port)
                client.send(Service.searchRequest(port: port))
                client.send(tinyPicture)
                clients.append(client)
            }
            for client in clients {
                let sheet = try Service.json(client.receiveAll())
                let states = (sheet["apps"] as? [[String: Any]])?.map { $0["state"] as? String }
                #expect(states == ["empty", "results"])
            }
        }
    }
}
