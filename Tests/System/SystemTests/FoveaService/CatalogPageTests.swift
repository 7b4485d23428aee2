import Foundation
import FoveaSearch
import TestSupport
import Testing

@testable import FoveaService

@Suite("Pages of a search over HTTP")
struct CatalogPageTests {
    /// Two catalogs in which one cover stands for many records.
    private static func run(_ test: @escaping @Sendable (CatalogTrial, _ path: String) throws -> Void) async throws {
        try await CatalogTrial.run { trial in
            var items = trial.covers(7)
            for index in items.indices { items[index]["pictures"] = [trial.picture(0).path] }
            _ = try trial.finished(try #require(Service.json(trial.index(items))["id"] as? String))
            try test(trial, "/v1/catalogs/records/search")
        }
    }

    private static func ids(_ page: [String: Any]) -> [String] {
        (page["matches"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    }

    @Test("Go on where the one before ended, though items are removed and added")
    func goesOn() async throws {
        try await Self.run { trial, path in
            let picture = try Data(contentsOf: trial.picture(0))
            func search(_ query: String) throws -> [String: Any] {
                try Service.json(Service.post("\(path)?\(query)", picture, type: "image/webp", port: trial.port))
            }
            let all = Self.ids(try search("limit=100"))
            try #require(all.count >= 3, "\(all)")
            let first = try search("limit=2")
            #expect(Self.ids(first) == Array(all.prefix(2)) && first["hasMore"] as? Bool == true)
            let token = try #require(first["next"] as? String)
            var items = trial.covers(9)
            for index in items.indices { items[index]["pictures"] = [trial.picture(0).path] }
            _ = try trial.finished(try #require(Service.json(trial.index(items))["id"] as? String))
            let answer = try Service.get("\(path)?after=\(token)&limit=100", port: trial.port)
            let rest = try Service.json(answer)
            #expect(Self.ids(rest) == Array(all.dropFirst(2)))
            #expect(rest["hasMore"] as? Bool == false && rest["next"] is NSNull)
            // The same page again, as large as the first one.
            let again = try Service.json(Service.get("\(path)?after=\(token)", port: trial.port))
            #expect(Self.ids(again) == Array(all.dropFirst(2).prefix(2)))
        }
    }

    @Test("Are refused where they make no sense, each with its reason")
    func refused() async throws {
        try await Self.run { trial, path in
            let picture = try Data(contentsOf: trial.picture(0))
            let first = try Service.json(
                Service.post("\(path)?limit=1", picture, type: "image/webp", port: trial.port)
            )
            let token = try #require(first["next"] as? String)
            let last = try #require(token.last)
            let changed = token.dropLast() + (last == "0" ? "1" : "0")
            let refusals = [
                ("", 400, "Search with POST"), ("?after=", 404, "unknown-page"),
                ("?after=\(changed)", 404, "search again"), ("?after=..%2F\(token)", 404, "unknown-page"),
                ("?after=\(token)&limit=0", 400, "limit=0"),
                ("?after=\(token)&region=0,0,1,1", 400, "leave out 'region'"),
            ]
            for (query, status, words) in refusals {
                let answer = try Service.get(path + query, port: trial.port)
                #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.contains(words), "\(query): \(answer)")
            }
            let posted = try Service.post("\(path)?after=\(token)", picture, type: "image/webp", port: trial.port)
            #expect(posted.hasPrefix("HTTP/1.1 400 ") && posted.contains("ask with GET"))
        }
    }

    @Test("Belong to the catalogue that was searched")
    func otherCatalog() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let files = ["one", "two"].map { ($0, folder.file("\($0).fovea")) }
        let picture = InterfaceDescription.file.deletingLastPathComponent()
            .appending(path: "../Examples/Pictures/cat.jpg").standardized
        for (_, file) in files {
            let catalog = try await VisualCatalog(at: file)
            try await catalog.add(["a", "b"].map { VisualItem(id: $0, pictures: [.file(picture)]) })
        }
        try await Service.serving([:], catalogs: Dictionary(uniqueKeysWithValues: files)) { port in
            let data = try Data(contentsOf: picture)
            let first = try Service.json(
                Service.post("/v1/catalogs/one/search?limit=1", data, type: "image/jpeg", port: port)
            )
            let token = try #require(first["next"] as? String)
            let answer = try Service.get("/v1/catalogs/two/search?after=\(token)", port: port)
            #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("in the catalogue 'one'"))
            #expect(try Service.get("/v1/catalogs/one/search?after=\(token)", port: port).hasPrefix("HTTP/1.1 200 "))
        }
    }
}
