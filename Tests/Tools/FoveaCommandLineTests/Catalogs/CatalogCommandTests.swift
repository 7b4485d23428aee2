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
