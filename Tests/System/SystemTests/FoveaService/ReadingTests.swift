import Foundation
import FoveaSessions
import GeometryEngine
import ServiceSupport
import TestSupport
import Testing

@Suite("Reading pictures over HTTP")
struct ReadingTests {
    @Test("Answers with the lines, the words and the codes of a picture")
    func reads() async throws {
        try await Service.serving([:]) { port in
            let answer = try Service.post("/v1/read", tinyPicture, type: "image/png", port: port)
            let reply = try JSONDecoder().decode(
                PictureText.self,
                from: Data(try #require(HTTPAnswer(answer)).body.utf8)
            )
            #expect(reply.text == "thing")
            #expect(reply.lines.map(\.text) == ["thing"] && reply.lines[0].words.map(\.text) == ["thing"])
            #expect(reply.lines[0].corners.map(\.x) == [0, 1, 1, 0])
            #expect(reply.codes.map(\.link) == ["https://example.org/", nil])
            #expect(reply.codes.map(\.text) == ["https://example.org/", nil])
        }
    }

    @Test("Hands on languages, repeated or with commas", arguments: ["lang=de,ja&lang=ko", "lang=de&lang=ja,ko"])
    func languages(query: String) async throws {
        try await Service.serving([:]) { port in
            let answer = try Service.post("/v1/read?\(query)", tinyPicture, type: "image/png", port: port)
            #expect(try Service.json(answer)["text"] as? String == "de ja ko")
        }
    }

    @Test("Reads the picture of a session, which isn't sent again")
    func session() async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let session = try #require(try Service.json(Service.search(port: port))["session"] as? String)
            let answer = try Service.send("POST", "/v1/sessions/\(session)/read?lang=de", port: port)
            #expect(try Service.json(answer)["text"] as? String == "de")
            let unknown = try Service.send("POST", "/v1/sessions/none/read", port: port)
            #expect(unknown.contains("urn:fovea:problem:unknown-session"))
        }
    }

    @Test("Refuses what is no picture, and other methods")
    func refuses() async throws {
        try await Service.serving([:]) { port in
            let noPicture = try Service.post("/v1/read", Data("no".utf8), type: "image/png", port: port)
            #expect(noPicture.contains("urn:fovea:problem:unknown-format"))
            #expect(try Service.send("POST", "/v1/read", port: port).contains("urn:fovea:problem:no-picture"))
            #expect(try Service.get("/v1/read", port: port).hasPrefix("HTTP/1.1 405 "))
            #expect(try Service.get("/v1/sessions/none/read", port: port).hasPrefix("HTTP/1.1 405 "))
        }
    }
}
