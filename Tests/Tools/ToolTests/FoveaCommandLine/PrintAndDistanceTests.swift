import CommandLineKit
import Foundation
import FoveaCommandLine
import Testing

@Suite("fovea print and distance")
struct PrintAndDistanceTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Shows the beginning of a print")
    func text() async throws {
        #expect(await bench.run(["print", try bench.file("a.jpg")]) == .success)
        #expect(bench.output.hasSuffix("  Revision 2, 4 values\n   0.6000 -0.8000  0.0000  0.0000 …\n"))
    }

    @Test("Writes whole prints as JSON Lines")
    func jsonl() async throws {
        #expect(
            await bench.run(["print", "-f", "jsonl", try bench.file("a.jpg"), try bench.file("b.jpg")]) == .success
        )
        let lines = bench.output.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["schema"] as? String == "fovea.print/1")
            #expect(object?["revision"] as? Int == 2)
            #expect(object?["elementCount"] as? Int == 4)
            #expect((object?["values"] as? [Double])?.count == 4)
        }
    }

    @Test("Tells that a picture is like itself")
    func same() async throws {
        let path = try bench.file("a.jpg")
        #expect(await bench.run(["distance", path, path]) == .success)
        #expect(bench.output == "0.000  alike, at most 1.0\n")
    }

    @Test("Tells that pictures differ, and ends with 1 only if asked to")
    func different() async throws {
        let paths = try [bench.file("a.jpg"), bench.file("b.jpg", "other")]
        #expect(await bench.run(["distance"] + paths) == .success)
        #expect(bench.output == "1.897  not alike, more than 1.0\n")
        #expect(await bench.run(["distance", "--check"] + paths) == .nothingFound)
        #expect(await bench.run(["distance", "--check", "--max", "1.9"] + paths) == .success)
    }

    @Test("Writes a distance as JSON")
    func json() async throws {
        let paths = try [bench.file("a.jpg"), bench.file("b.jpg", "other")]
        #expect(await bench.run(["distance", "-f", "json"] + paths) == .success)
        let results = try #require(try bench.json()["results"] as? [[String: Any]])
        #expect(results.first?["alike"] as? Bool == false)
        #expect(results.first?["a"] as? String == paths[0])
    }

    @Test("Ends with the code of the picture that can't be read")
    func failure() async throws {
        #expect(await bench.run(["distance", try bench.file("a.jpg"), "missing.jpg"]) == .noInput)
        #expect(bench.output.isEmpty)
    }
}
