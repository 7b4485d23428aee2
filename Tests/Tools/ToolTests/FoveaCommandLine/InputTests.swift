import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine
import PictureEngine
import Testing

@Suite("Pictures on the command line")
struct InputTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Refuses a folder, and says what to name instead")
    func folder() async throws {
        #expect(await bench.run(["look", bench.folder]) == .noInput)
        #expect(bench.errors.contains("This is a folder. Name the pictures in it"))
    }

    @Test("Refuses an empty file")
    func empty() async throws {
        #expect(await bench.run(["look", try bench.file("empty.jpg", "")]) == .badData)
        #expect(bench.errors == "fovea: empty.jpg: There is nothing in it.\n")
    }

    @Test("Refuses a file beyond the limit, and names the limit and its option", arguments: ["file", "stream"])
    func tooLarge(way: String) async throws {
        let content = String(repeating: "x", count: 2000)
        let path = way == "file" ? try bench.file("large.jpg", content) : "-"
        #expect(await bench.run(["look", "--max-file-bytes", "1k", path], input: content) == .badData)
        #expect(bench.errors.contains("It has more than 1 kB. Raise the limit with '--max-file-bytes'."))
    }

    @Test("Refuses to read standard input twice")
    func twice() async throws {
        #expect(await bench.run(["distance", "-", "-"], input: "picture") == .usage)
        #expect(bench.errors == "fovea: Standard input can be read only once; name '-' once.\n")
    }

    @Test(
        "Reads regions in pixels and percent",
        arguments: [
            ("0,0,100,50", PictureRegion(x: 0, y: 0, width: 0.5, height: 0.5)),
            ("50%,0,50%,100%", PictureRegion(x: 0.5, y: 0, width: 0.5, height: 1)),
            ("10,10%,10,10", PictureRegion(x: 0.05, y: 0.1, width: 0.05, height: 0.1)),
        ]
    )
    func regions(text: String, rectangle: PictureRegion) {
        #expect(TypedPlaces(region: text)?.region(width: 200, height: 100) == rectangle)
    }

    @Test(
        "Refuses what is no region",
        arguments: [
            "", "1,2,3", "1,2,3,4,5", "a,b,c,d", "0,0,0,10", "-1,0,10,10", "0,0,nan,10", "0,0,inf,10", "1,2,,4",
        ]
    )
    func noRegions(text: String) {
        #expect(TypedPlaces(region: text) == nil)
    }

    @Test("Refuses a region outside the picture")
    func outside() async throws {
        #expect(await bench.run(["look", "-r", "4000,0,100,100", try bench.file("a.jpg")]) == .badData)
        #expect(bench.errors.contains("The region reaches outside the picture, which is 4032 × 3024 pixels"))
    }

    @Test("Writes to a file that is named")
    func output() async throws {
        let target = "\(bench.folder)/out.json"
        #expect(await bench.run(["look", "-f", "json", "-o", target, try bench.file("a.jpg")]) == .success)
        #expect(bench.output.isEmpty)
        let data = try Data(contentsOf: URL(fileURLWithPath: target))
        #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    }

    @Test("Refuses to write where nothing can be written, before any work")
    func noOutput() async throws {
        #expect(await bench.run(["look", "-o", "\(bench.folder)/no/out", "missing.jpg"]) == .cannotCreate)
        #expect(bench.errors == "fovea: no/out: The file can't be written: no such file or directory.\n")
    }
}
