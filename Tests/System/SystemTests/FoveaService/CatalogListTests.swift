import Foundation
import TestSupport
import Testing

@testable import FoveaService

@Suite("The list of a catalogue's items")
struct CatalogListTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func add(_ ids: [String], port: Int) throws {
        let items = ids.map { "{\"id\":\"\($0)\",\"title\":\"Title\",\"pictures\":[]}" }
        let json = "{\"items\":[\(items.joined(separator: ","))]}"
        var job = try Service.json(Service.post("/v1/catalogs/shelf/index", json, port: port))
        let id = try #require(job["id"] as? String)
        let deadline = Date().addingTimeInterval(90)
        while job["state"] as? String == "running", Date() < deadline {
            usleep(10_000)
            job = try Service.json(Service.get("/v1/jobs/\(id)", port: port))
        }
        #expect(job["state"] as? String == "done")
    }

    @Test("Comes in pages, which neither repeat nor hide an item that stays while others come")
    func pages() async throws {
        try await Service.serving([:], catalogs: ["shelf": folder.file("shelf.fovea")]) { port in
            try Self.add(["b", "d", "f", "h"], port: port)
            let first = try Service.json(Service.get("/v1/catalogs/shelf/items?limit=2", port: port))
            #expect((first["items"] as? [[String: Any]])?.map { $0["id"] as? String } == ["b", "d"])
            #expect(first["next"] as? String == "d")
            try Self.add(["a", "e", "z"], port: port)
            let next = try Service.json(Service.get("/v1/catalogs/shelf/items?after=d&limit=3", port: port))
            #expect((next["items"] as? [[String: Any]])?.map { $0["id"] as? String } == ["e", "f", "h"])
            let last = try Service.json(Service.get("/v1/catalogs/shelf/items?after=h", port: port))
            #expect((last["items"] as? [[String: Any]])?.map { $0["id"] as? String } == ["z"])
            #expect(last["next"] is NSNull)
        }
    }

    @Test(
        "Needs a catalogue and a page of a size",
        arguments: ["none/items", "shelf/items?limit=0", "shelf/items?limit=x"]
    )
    func refuses(_ path: String) async throws {
        try await Service.serving([:]) { port in
            let answer = try Service.get("/v1/catalogs/\(path)", port: port)
            #expect(answer.hasPrefix("HTTP/1.1 404 ") || answer.hasPrefix("HTTP/1.1 400 "))
        }
    }
}
