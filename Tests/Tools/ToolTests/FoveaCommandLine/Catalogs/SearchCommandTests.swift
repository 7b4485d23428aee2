import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite("fovea search")
struct SearchCommandTests {
    private let drawn: DrawnCatalog
    private let query: String
    private let stranger: String

    init() async throws {
        drawn = try DrawnCatalog()
        query = try drawn.draw(1, as: "query.png")
        stranger = try drawn.draw(99, as: "stranger.png")
        try #require(await drawn.index() == .success)
    }

    @Test("Finds the item that a picture shows, and nothing for a stranger")
    func finds() async throws {
        #expect(await drawn.run("search", query) == .success)
        let lines = drawn.bench.output.split(separator: "\n")
        try #require(lines.count == 2, "\(drawn.bench.output)")
        #expect(lines[1].hasSuffix("  cover 1 (cover_1)"))
        #expect(await drawn.run("search", stranger) == .nothingFound)
        #expect(drawn.bench.output.hasSuffix("  Nothing in the catalogue is what was searched for.\n"))
    }

    @Test("Tells a program everything, in the form of its schema")
    func json() async throws {
        #expect(await drawn.run("search", query, stranger, "-f", "json", "--explain") == .success)
        let problems = try JSONSchema(named: "search-results").problems(in: Data(drawn.bench.output.utf8))
        #expect(problems == [])
        let results = try drawn.results()
        let matches = results.map { ($0["matches"] as? [[String: Any]])?.map { $0["id"] as? String } }
        #expect(matches == [["cover_1"], []])
        #expect(results[0]["milliseconds"] is [String: Any])
        #expect(await drawn.run("search", query, "-f", "jsonl") == .success)
        #expect(drawn.bench.output.hasPrefix(#"{"schema":"fovea.search/1","file":"#))
        #expect(!drawn.bench.output.contains("milliseconds"))
    }

    @Test("Shows more the less is asked for, and never loses what a higher probability shows")
    func anyProbability() async throws {
        func matches(_ probability: String) async throws -> [(id: String?, probability: Double?)] {
            _ = await drawn.run("search", query, stranger, "-p", probability, "-f", "json")
            return try drawn.results().flatMap { $0["matches"] as? [[String: Any]] ?? [] }
                .map { ($0["id"] as? String, $0["probability"] as? Double) }
        }
        let likely = try await matches("0.9")
        #expect(likely.map(\.id) == ["cover_1"])
        let possible = try await matches("0.01")
        let all = try await matches("0")
        #expect(all.count > possible.count && possible.count >= likely.count)
        #expect(all.first?.id == "cover_1" && all.first?.probability == likely.first?.probability)
        #expect(all.contains { ($0.probability ?? 1) < 0.01 })
    }

    @Test("Answers the same each time")
    func deterministic() async throws {
        #expect(await drawn.run("search", query, "-f", "json") == .success)
        let first = drawn.bench.output
        #expect(await drawn.run("search", query, "-f", "json") == .success)
        #expect(drawn.bench.output == first)
    }

    @Test("Writes the paths of what was found")
    func paths() async throws {
        #expect(await drawn.run("search", stranger, query, "-f", "paths") == .success)
        #expect(drawn.bench.output == "\(drawn.folder)/cover_1.png\n")
    }

    @Test("Explains what speaks for an item, and outlines it")
    func explains() async throws {
        let target = "\(drawn.bench.folder)/drawn.png"
        #expect(await drawn.run("search", query, "--explain", "--draw", target) == .success)
        #expect(drawn.bench.output.contains("        features "))
        #expect(drawn.bench.output.contains("        corners  ("))
        #expect(drawn.bench.output.contains(" ms in all: "))
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "1 outlines")
        #expect(await drawn.run("search", query, stranger, "--draw", target) == .usage)
    }

    @Test("Searches among the items that a condition allows")
    func filtered() async throws {
        let table = "id,picture,year\nold,covers/cover_1.png,1950\nnew,covers/cover_1.png,2000\n"
        #expect(await drawn.run("index", try drawn.bench.file("items.csv", table), "--prune") == .success)
        #expect(await drawn.run("search", query, "-f", "json", "--where", "year >= 1990") == .success)
        let matches = try #require(try drawn.results().first?["matches"] as? [[String: Any]])
        #expect(matches.map { $0["id"] as? String } == ["new"])
        #expect(await drawn.run("search", query, "--where", "year >= 'x'") == .nothingFound)
        #expect(await drawn.run("search", query, "--where", "year >= and") == .usage)
        #expect(
            drawn.bench.errors.hasPrefix(
                """
                fovea: '--where' can't be understood at column 9: a value was expected after '>=', before 'and'; put \
                a text in quotes
                  year >= and
                          ^
                Try 'fovea search --help'.
                """
            )
        )
    }

    @Test("Finds items by their words without a picture")
    func words() async throws {
        #expect(await drawn.run("search", "--text", "cover 2") == .success)
        #expect(drawn.bench.output.contains("(cover_2)"))
        #expect(await drawn.run("search", "--text", "cover", "--not-text", "0 1", "-f", "json") == .success)
        let matches = try #require(try drawn.results().first?["matches"] as? [[String: Any]])
        #expect(matches.map { $0["id"] as? String } == ["cover_2"])
        #expect(await drawn.run("search", "--text", "elephant") == .nothingFound)
        #expect(await drawn.run("search") == .usage)
        #expect(drawn.bench.errors.contains("IMAGE, '--text', '--label' or '--code' is missing"))
    }

    @Test("Heeds the place that somebody points at")
    func point() async throws {
        #expect(await drawn.run("search", query, "--at", "50%,50%") == .success)
        #expect(await drawn.run("search", query, "--at", "5000,10") == .badData)
        #expect(drawn.bench.errors.contains("The place is outside the picture, which is 4032 × 3024 pixels"))
        #expect(await drawn.run("search", query, "--at", "5") == .usage)
    }

    @Test("Reports a picture that can't be read, and answers the others")
    func damaged() async throws {
        let broken = try drawn.bench.file("broken.png", "broken")
        #expect(await drawn.run("search", broken, query) == .badData)
        #expect(drawn.bench.errors.hasPrefix("fovea: broken.png: "))
        #expect(drawn.bench.output.contains("(cover_1)"))
    }

    @Test("Says that there is no catalogue, and makes none")
    func noCatalog() async throws {
        let path = "\(drawn.bench.folder)/none.fovea"
        #expect(await drawn.bench.run(["search", query, "-C", path]) == .noInput)
        #expect(drawn.bench.errors.contains("There is no such catalogue. 'fovea index' makes one"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
