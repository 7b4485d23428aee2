import CommandLineKit
import Foundation
import Testing

@Suite("fovea index")
struct IndexCommandTests {
    private let drawn: DrawnCatalog

    init() throws { drawn = try DrawnCatalog() }

    /// The numbers of items that were added, changed, as before and removed.
    private func counts() throws -> [Int] {
        let result = try #require(try drawn.results().first)
        let numbers = ["added", "changed", "unchanged"].map { result[$0] as? Int ?? -1 }
        return numbers + [(result["removed"] as? [Any])?.count ?? -1]
    }

    @Test("Makes a catalogue, and then does no more than has changed")
    func incremental() async throws {
        #expect(await drawn.index() == .success)
        #expect(drawn.bench.output.contains("/covers.fovea\n  3 items: 3 added, 0 changed, 0 as before, in "))
        // A busy machine may take long enough for a line of progress.
        #expect(!drawn.bench.errors.contains("fovea: "))
        #expect(await drawn.index("-f", "json") == .success)
        #expect(try counts() == [0, 0, 3, 0])
        try drawn.draw(10, as: "covers/cover_1.png")
        try drawn.draw(11, as: "covers/below/more.png")
        try FileManager.default.removeItem(atPath: "\(drawn.folder)/cover_0.png")
        #expect(await drawn.index("-f", "json", "--dry-run", "--prune") == .success)
        #expect(try counts() == [1, 1, 1, 1])
        #expect(await drawn.index("-f", "json") == .success)
        #expect(try counts() == [1, 1, 1, 0])
        #expect(await drawn.index("-f", "json", "--prune") == .success)
        #expect(try counts() == [0, 0, 3, 1])
        #expect(try drawn.results().first?["items"] as? Int == 3)
    }

    @Test("Leaves out what can't be read, tells it at the end, and ends with its code")
    func skips() async throws {
        _ = try drawn.bench.file("covers/broken.png", "no picture")
        #expect(await drawn.index() == .badData)
        #expect(drawn.bench.output.contains("3 added, 0 changed, 0 as before, 1 skipped"))
        #expect(drawn.bench.output.contains("  Skipped:\n    broken.png, broken: "))
        #expect(await drawn.index("-f", "json") == .badData)
        let skipped = try #require(try drawn.results().first?["skipped"] as? [[String: Any]])
        #expect(skipped.map { $0["place"] as? String } == ["broken.png"])
        #expect(skipped.map { $0["id"] as? String } == ["broken"])
    }

    @Test("Counts the files that it passes over, and names a few")
    func passedOver() async throws {
        for number in 1...7 { _ = try drawn.bench.file("covers/scan_\(number).pgm", "P5") }
        #expect(await drawn.index() == .success)
        #expect(
            drawn.bench.output.hasSuffix(
                "  Passed over: 7 files that can't be read as pictures: scan_1.pgm, scan_2.pgm, scan_3.pgm, scan_4.pgm, "
                    + "scan_5.pgm, 2 more\n"
            )
        )
        #expect(await drawn.index("-f", "json") == .success)
        #expect(try drawn.results().first?["ignored"] as? [String] == (1...7).map { "scan_\($0).pgm" })
    }

    @Test("Takes one of two pictures with the same name")
    func twins() async throws {
        try drawn.draw(4, as: "covers/cover_1.gif")
        #expect(await drawn.index("--prune") == .badData)
        #expect(drawn.bench.output.contains("cover_1.png, cover_1: The identifier 'cover_1' stands at cover_1.gif"))
        #expect(drawn.bench.output.contains("3 added, 0 changed, 0 as before, 1 skipped"))
    }

    @Test("Reads a picture again only when its content has changed")
    func touched() async throws {
        #expect(await drawn.index() == .success)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1e9)],
            ofItemAtPath: "\(drawn.folder)/cover_0.png"
        )
        #expect(await drawn.index("-f", "json") == .success)
        #expect(try counts() == [0, 0, 3, 0])
    }

    @Test("Changes nothing in a trial")
    func dry() async throws {
        #expect(await drawn.index("--dry-run") == .success)
        #expect(drawn.bench.output.contains("Would be: 3 added, 0 changed, 0 as before\n"))
        #expect(!FileManager.default.fileExists(atPath: drawn.catalog))
    }

    @Test("Ends when it is asked to, tells how to go on, and goes on")
    func interrupted() async throws {
        let lines = (0..<100).map { "i\($0)" }.joined(separator: "\n")
        let path = try drawn.bench.file("items.csv", "id\n\(lines)\n")
        #expect(await drawn.run("index", path, isInterrupted: true) == .interrupted)
        #expect(drawn.bench.errors.contains("The same command goes on where it was."))
        #expect(await drawn.run("index", path, "-f", "json") == .success)
        #expect(try counts() == [36, 0, 64, 0])
    }

    @Test("Takes items from a table, with pictures beside it")
    func table() async throws {
        let text = "sku,picture,year,name\na,covers/cover_0.png,1990,x\na,covers/cover_1.png,1991,y\nb,no.png,1992,z\n"
        let path = try drawn.bench.file("items.csv", text)
        let code = await drawn.run("index", path, "--column", "id=sku", "--types", "year=text", "-f", "json")
        #expect(code == .badData)
        #expect(try counts() == [1, 0, 0, 0])
        let skipped = try #require(try drawn.results().first?["skipped"] as? [[String: Any]])
        #expect(skipped.map { $0["place"] as? String } == ["line 3", "line 4"])
        #expect(
            (skipped[0]["reason"] as? String) == "The identifier 'a' stands at line 2 as well; the first one counts."
        )
        #expect(await drawn.run("catalog", "show", "a", "-f", "json") == .success)
        let metadata = try #require(try drawn.results().first?["metadata"] as? [String: String])
        #expect(metadata == ["year": "1990", "name": "x"])
    }

    @Test("Removes nothing for a source that is empty or can't be told")
    func prudent() async throws {
        #expect(await drawn.index() == .success)
        for name in ["cover_0", "cover_1", "cover_2"] {
            try FileManager.default.removeItem(atPath: "\(drawn.folder)/\(name).png")
        }
        #expect(await drawn.index("--prune") == .success)
        #expect(drawn.bench.output.contains("The source is empty, so nothing was removed."))
        let path = try drawn.bench.file("items.csv", "id\nx\n\"y\n")
        #expect(await drawn.run("index", path, "--prune") == .badData)
        #expect(drawn.bench.output.contains("Some identifiers can't be read, so nothing was removed."))
        #expect(await drawn.run("catalog", "list", "-f", "json") == .success)
        #expect(try drawn.results().count == 4)
    }

    @Test("Says what is missing")
    func missing() async throws {
        #expect(await drawn.bench.run(["index", drawn.folder]) == .usage)
        #expect(drawn.bench.errors.contains("'--catalog FILE' is missing"))
        #expect(await drawn.run("index", "/no/such") == .noInput)
        #expect(drawn.bench.errors.contains("/no/such: There is no such folder or file."))
        #expect(await drawn.run("index", drawn.folder, "--types", "year=int") == .usage)
        #expect(drawn.bench.errors.contains("expected names and types such as year=number"))
    }

    @Test("Refuses a file that is no catalogue, and leaves it as it is")
    func otherFile() async throws {
        _ = try drawn.bench.file("covers.fovea", "something else, and quite long enough to be taken for a header")
        #expect(await drawn.index() != .success)
        #expect(drawn.bench.errors.hasPrefix("fovea: covers.fovea: "), "\(drawn.bench.errors)")
        #expect(try String(contentsOfFile: drawn.catalog, encoding: .utf8).hasPrefix("something else"))
    }
}
