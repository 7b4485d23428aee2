import CommandLineKit
import Foundation
import Testing

@Suite("fovea catalog")
struct CatalogCommandTests {
    private let drawn: DrawnCatalog
    private let table = """
        {"id":"a","title":"Blue","pictures":["covers/cover_0.png"],"labels":["cover"],"codes":["978"],"year":1957}
        {"id":"b","text":"two\\nlines","sold":true,"since":"2001-02-03T00:00:00Z"}

        """

    init() async throws {
        drawn = try DrawnCatalog(pictures: 1)
        try #require(await drawn.run("index", try drawn.bench.file("items.jsonl", table)) == .success)
    }

    @Test("Lists items")
    func list() async throws {
        #expect(await drawn.run("catalog", "list") == .success)
        #expect(drawn.bench.output == "a  Blue  1 picture\nb  no picture\n")
        #expect(await drawn.run("catalog", "list", "--where", "has year", "-f", "jsonl") == .success)
        #expect(drawn.bench.output.split(separator: "\n").count == 1)
        #expect(await drawn.run("catalog", "list", "--limit", "1") == .success)
        #expect(drawn.bench.output == "a  Blue  1 picture\n")
        #expect(await drawn.run("catalog", "list", "--where", "year = 1") == .nothingFound)
        #expect(await drawn.run("catalog", "list", "--where", "year =") == .usage)
    }

    @Test("Shows all about an item")
    func show() async throws {
        #expect(await drawn.run("catalog", "show", "b", "a", "c") == .nothingFound)
        #expect(drawn.bench.errors == "fovea: c: There is no such item.\n")
        #expect(
            drawn.bench.output == """
                b
                  text   two
                         lines
                  since  2001-02-03T00:00:00Z
                  sold   true

                a
                  title    Blue
                  picture  \(drawn.folder)/cover_0.png
                  labels   cover
                  code     978
                  year     1957

                """
        )
    }

    @Test("Removes items")
    func remove() async throws {
        #expect(await drawn.run("catalog", "remove", "--where", "sold = true", "--dry-run") == .success)
        #expect(drawn.bench.output == "Would be removed: b\n")
        #expect(await drawn.run("catalog", "remove", "a", "c") == .nothingFound)
        #expect(drawn.bench.output == "Removed: Blue (a)\n")
        #expect(await drawn.run("catalog", "list") == .success)
        #expect(drawn.bench.output == "b  no picture\n")
        #expect(await drawn.run("catalog", "remove") == .usage)
    }

    @Test("Exports what an index takes")
    func export() async throws {
        let path = "\(drawn.bench.folder)/export.jsonl"
        #expect(await drawn.run("catalog", "export", "-o", path) == .success)
        #expect(await drawn.run("index", path, "-f", "json") == .success)
        #expect(try drawn.results().first?["unchanged"] as? Int == 2)
    }
}

@Suite("The upkeep of a catalogue")
struct CatalogUpkeepTests {
    private let drawn: DrawnCatalog

    init() async throws {
        drawn = try DrawnCatalog()
        try #require(await drawn.index() == .success)
    }

    @Test("Verifies what is kept")
    func check() async throws {
        #expect(await drawn.run("catalog", "check") == .success)
        #expect(drawn.bench.output.hasPrefix("3 items; 3 pictures; prints: "))
        #expect(drawn.bench.output.hasSuffix("; indexes: 1\nAll is well.\n"))
    }

    @Test("Makes a damaged index anew, and tells it")
    func damagedIndex() async throws {
        let path = "\(drawn.catalog).features"
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(filePath: path))
        #expect(await drawn.run("catalog", "check", "-f", "json") == .success)
        let result = try #require(try drawn.results().first)
        #expect(result["faultCount"] as? Int == 1)
        #expect(result["rebuilt"] as? Bool == true)
        #expect(await drawn.run("catalog", "check") == .success)
        #expect(drawn.bench.output.hasSuffix("All is well.\n"))
    }

    @Test("Finds the same picture under two names")
    func duplicates() async throws {
        #expect(await drawn.run("catalog", "duplicates") == .nothingFound)
        try drawn.draw(1, as: "covers/twin.png")
        #expect(await drawn.index() == .success)
        #expect(await drawn.run("catalog", "duplicates") == .success)
        #expect(drawn.bench.output == "1.00  cover_1  twin\n")
    }

    @Test("Compacts, and makes indexes anew")
    func compact() async throws {
        #expect(await drawn.run("catalog", "compact") == .success)
        #expect(drawn.bench.output.contains(" before, "))
        try FileManager.default.removeItem(atPath: "\(drawn.catalog).features")
        #expect(await drawn.run("catalog", "rebuild") == .success)
        #expect(FileManager.default.fileExists(atPath: "\(drawn.catalog).features"))
    }
}
