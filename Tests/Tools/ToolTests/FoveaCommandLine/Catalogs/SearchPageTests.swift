import CommandLineKit
import Foundation
import FoveaCommandLine
import FoveaSearch
import TestSupport
import Testing

@Suite("Pages of fovea search")
struct SearchPageTests {
    private let drawn: DrawnCatalog

    init() async throws {
        drawn = try DrawnCatalog()
        try #require(await drawn.index() == .success)
    }

    private func page(_ words: String...) async throws -> (ids: [String], next: String?) {
        #expect(await drawn.run(["search", "-f", "json"] + words) == .success)
        let problems = try JSONSchema(named: "search-results").problems(in: Data(drawn.bench.output.utf8))
        #expect(problems == [])
        let result = try #require(try drawn.results().first)
        #expect(result["hasMore"] as? Bool == (result["next"] is String))
        let matches = try #require(result["matches"] as? [[String: Any]])
        return (matches.compactMap { $0["id"] as? String }, result["next"] as? String)
    }

    @Test("Go on where the one before ended, and as often as they are asked for")
    func goOn() async throws {
        let all = try await page("--text", "cover")
        #expect(all.ids.count > 2 && all.next == nil)
        let first = try await page("--text", "cover", "-n", "1")
        let second = try await page("--after", try #require(first.next))
        #expect(second.ids == [all.ids[1]])
        #expect(try await page("--after", try #require(first.next)).ids == second.ids)
        let rest = try await page("--after", try #require(second.next).uppercased(), "-n", "100")
        #expect(first.ids + second.ids + rest.ids == all.ids && rest.next == nil)
    }

    @Test("Are named to people")
    func text() async throws {
        #expect(await drawn.run("search", "--text", "cover", "-n", "1") == .success)
        let words = drawn.bench.output.split(separator: "'")
        let option = try #require(
            words.first { $0.hasPrefix("--after ") }.map { $0.split(separator: " ").map(String.init) }
        )
        #expect(await drawn.run(["search"] + option) == .success)
        #expect(drawn.bench.output.contains("(cover_"))
    }

    @Test(
        "Are refused by their names where they aren't known",
        arguments: ["1", "../../etc/passwd", "5b2cbb5a-54c1-4b6c-8b52-d8d3b9a5cf5e"]
    )
    func unknown(name: String) async throws {
        #expect(await drawn.run("search", "--after", name) == .noInput)
        #expect(drawn.bench.errors.contains("There is no such page of a search"))
    }

    @Test(
        "Aren't mixed with another search",
        arguments: [["--text", "cover"], ["picture.png"], ["--where", "year > 1"], ["-p", "0.5"], ["-l", "bird"]]
    )
    func mixed(words: [String]) async throws {
        let next = try #require(try await page("--text", "cover", "-n", "1").next)
        #expect(await drawn.run(["search", "--after", next] + words) == .usage)
        #expect(drawn.bench.errors.contains("'--after' goes on with a search as it was"))
    }

    @Test("Are refused by another catalogue, and once they were changed")
    func strange() async throws {
        let next = try #require(try await page("--text", "cover", "-n", "1").next)
        let other = try DrawnCatalog()
        try #require(await other.index() == .success)
        let pages = URL(filePath: drawn.bench.folder).appending(path: "fovea/pages")
        let theirs = URL(filePath: other.bench.folder).appending(path: "fovea/pages")
        try FileManager.default.createDirectory(at: theirs, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: pages.appending(path: "\(next).json"),
            to: theirs.appending(path: "\(next).json")
        )
        #expect(await other.run("search", "--after", next) == .usage)
        #expect(other.bench.errors.contains("another catalogue"))
        try Data("{}".utf8).write(to: pages.appending(path: "\(next).json"))
        #expect(await drawn.run("search", "--after", next) == .noInput)
    }

    @Test("Are forgotten after an hour, and the oldest when there are many")
    func forgotten() async throws {
        let folder = URL(filePath: drawn.bench.folder).appending(path: "kept/pages")
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add(["a", "b"].map { VisualItem(id: $0, title: "cover") })
        let cursor = try #require(try await catalog.search(VisualQuery(text: "cover", limit: 1)).next)
        let pages = KeptPages(folder: folder, limit: 2)
        let name = try pages.keep(cursor)
        #expect(try pages.cursor(named: name) == cursor)
        let late = #expect(throws: CommandFailure.self) { try pages.cursor(named: name, now: Date() + 3601) }
        #expect(late?.exitCode == .noInput)
        var names: [String] = []
        for age in [30.0, 20, 10] {
            names.append(try pages.keep(cursor))
            try FileManager.default.setAttributes(
                [.modificationDate: Date() - age],
                ofItemAtPath: folder.appending(path: "\(names.last ?? "").json").path
            )
        }
        let first = #expect(throws: CommandFailure.self) { try pages.cursor(named: names[0]) }
        #expect(first?.exitCode == .noInput)
        #expect(try pages.cursor(named: names[1]) == cursor && pages.cursor(named: names[2]) == cursor)
        let status = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(status[.posixPermissions] as? Int == 0o700)
    }
}
