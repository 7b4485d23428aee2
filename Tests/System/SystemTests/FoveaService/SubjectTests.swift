import CoreVideo
import Foundation
import FoveaCapture
import FoveaSessions
import GeometryEngine
import ProviderProcesses
import ServiceInterface
import ServiceSupport
import Synchronization
import TestSupport
import Testing

@Suite("Things in pictures over HTTP")
struct SubjectTests {
    private static func reply(_ answer: String) throws -> PictureSubjects {
        try JSONDecoder().decode(PictureSubjects.self, from: Data(try #require(HTTPAnswer(answer)).body.utf8))
    }

    private static func post(_ path: String, port: Int) throws -> String {
        try Service.post(path, tinyPicture, type: "image/png", port: port)
    }

    private static func session(port: Int) throws -> String {
        try #require(try Service.json(Service.search(port: port))["session"] as? String)
    }

    @Test("Are told with the lines around them, in fractions of the picture")
    func tells() async throws {
        try await Service.serving([:]) { port in
            let reply = try Self.reply(Self.post("/v1/subjects", port: port))
            #expect(reply.width == 8 && reply.height == 8 && reply.chosen == nil)
            #expect(reply.subjects.map(\.number) == [1, 2])
            #expect(reply.subjects[0].box == PictureRegion(x: 0, y: 0, width: 0.5, height: 1))
            #expect(reply.subjects[0].area == 0.5)
            #expect(reply.subjects[0].outline.map(\.x) == [0, 0.5, 0.5, 0])
        }
    }

    @Test(
        "Are chosen by a point that is on or next to them, and the smaller one where two are",
        arguments: [
            ("0.4,0.5", 1), ("0.2,0.2", 2), ("0.51,0.9", 1), ("0,0", 1), ("0.5,1", 1), ("0.6,0.5", 0),
            ("0.9,0.1", 0),
        ]
    )
    func choosesByPoint(at: String, number: Int) async throws {
        try await Service.serving([:]) { port in
            let reply = try Self.reply(Self.post("/v1/subjects?at=\(at)", port: port))
            #expect(reply.chosen?.number ?? 0 == number)
            #expect(reply.subjects.count == 2)
        }
    }

    @Test("Are looked for closer where none stands out from the whole picture")
    func looksCloser() async throws {
        try await Service.serving([:]) { port in
            let chosen = try #require(try Self.reply(Self.post("/v1/subjects?at=0.9,0.9", port: port)).chosen)
            #expect(chosen.number == nil && chosen.box.x == 0.8)
            #expect(try Self.post("/v1/cutout?at=0.9,0.9", port: port).hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test("Are cut out by their number or a point, as a PNG")
    func cutsOut() async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let session = try Self.session(port: port)
            for path in ["/v1/cutout", "/v1/sessions/\(session)/cutout"] {
                for choice in ["subject=2", "at=0.2,0.2"] {
                    let answer = try #require(HTTPAnswer(try Self.request("\(path)?\(choice)", port: port)))
                    #expect(answer.status == 200 && answer.contentType == "image/png", "\(path)?\(choice)")
                    #expect(answer.body.contains("IHDR"))
                }
            }
        }
    }

    /// A request with the picture, or without it for one of a session.
    private static func request(_ path: String, port: Int) throws -> String {
        path.contains("/sessions/") ? try Service.send("POST", path, port: port) : try post(path, port: port)
    }

    @Test("Become the highlight of a search: the line around the thing that a point or a number means")
    func searches() async throws {
        let apps = FakeApps(["music": .finds([])])
        try await Service.serving(apps) { port in
            let session = try Self.session(port: port)
            let again = "/v1/sessions/\(session)/search"
            for path in ["/v1/search?at=0.4,0.6", "/v1/search?subject=1", "\(again)?at=0.4,0.6", "\(again)?subject=1"] {
                #expect(try Self.request(path, port: port).hasPrefix("HTTP/1.1 200 "), "\(path)")
            }
            let sizes = try apps.log.searches.map { search in
                let pixels = try #require(search.content.pixelBuffer)
                return [pixels.size.width, pixels.size.height]
            }
            // The whole picture, then the half of it that the thing fills.
            #expect(sizes == [[8, 8]] + Array(repeating: [4, 8], count: 4))
        }
    }

    @Test("Are no part of a search where a rectangle or a line follows: the last word counts")
    func lastWord() throws {
        #expect(try SearchQuery([("at", "0.5,0.5"), ("region", "0,0,0.5,0.5")]).subject == nil)
        let query = try SearchQuery([("lasso", "0,0,1,0,1,1"), ("subject", "3")])
        #expect(query.highlight == .whole && query.subject == .number(3))
        #expect(try SearchQuery(query.parameters) == query)
        let pointed = try SearchQuery([("at", "0.25,0.5")])
        #expect(try SearchQuery(pointed.parameters).subject == .point(Point(x: 0.25, y: 0.5)))
    }

    @Test("That aren't there are said not to be, and the whole picture can still be searched")
    func nothing() async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let session = try Self.session(port: port)
            for path in [
                "/v1/search?at=0.7,0.2", "/v1/search?subject=3", "/v1/look?at=0.7,0.2", "/v1/cutout?at=0.7,0.2",
                "/v1/cutout?subject=3", "/v1/sessions/\(session)/search?at=0.7,0.2",
                "/v1/sessions/\(session)/cutout?subject=3",
            ] {
                let answer = try Self.request(path, port: port)
                #expect(answer.hasPrefix("HTTP/1.1 422 "), "\(path)")
                #expect(answer.contains("urn:fovea:problem:no-subject"), "\(path)")
            }
            #expect(try Self.request("/v1/sessions/\(session)/search", port: port).hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test(
        "End no service, whatever the point or the number is",
        arguments: [
            "at=", "at=0.5", "at=nan,0.5", "at=0.5,inf", "at=-inf,0", "at=1.0001,0.5", "at=-0.1,0.5", "at=1e308,1e308",
            "at=0.5,0.5,0.5", "at=a,b", "subject=0", "subject=-1", "subject=", "subject=1.5", "subject=nan",
            "subject=99999999999999999999999",
        ]
    )
    func hostile(query: String) async throws {
        try await Service.serving(["music": .finds([])]) { port in
            let session = try Self.session(port: port)
            for path in [
                "/v1/subjects", "/v1/cutout", "/v1/search", "/v1/look", "/v1/sessions/\(session)/subjects",
                "/v1/sessions/\(session)/cutout", "/v1/sessions/\(session)/search",
            ] {
                let answer = try Self.request("\(path)?\(query)", port: port)
                #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(path)?\(query)")
                #expect(answer.contains("urn:fovea:problem:bad-request"))
            }
        }
    }

    @Test("Aren't sought in what is no picture, in no session, or by other methods")
    func refuses() async throws {
        try await Service.serving([:]) { port in
            for path in ["/v1/subjects", "/v1/cutout?subject=1"] {
                let noPicture = try Service.post(path, Data("no".utf8), type: "image/png", port: port)
                #expect(noPicture.contains("urn:fovea:problem:unknown-format"))
                #expect(try Service.send("POST", path, port: port).contains("urn:fovea:problem:no-picture"))
                #expect(try Service.get(path, port: port).hasPrefix("HTTP/1.1 405 "))
            }
            for path in ["/v1/sessions/none/subjects", "/v1/sessions/none/cutout?subject=1"] {
                #expect(try Service.send("POST", path, port: port).contains("urn:fovea:problem:unknown-session"))
                #expect(try Service.get(path, port: port).hasPrefix("HTTP/1.1 405 "))
            }
            let choiceless = try Self.post("/v1/cutout", port: port)
            #expect(choiceless.hasPrefix("HTTP/1.1 400 ") && choiceless.contains("subject=1"))
        }
    }
}
