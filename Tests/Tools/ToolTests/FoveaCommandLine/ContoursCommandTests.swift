import CommandLineKit
import Foundation
import FoveaCommandLine
import Testing

@Suite("fovea contours")
struct ContoursCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Says what is in what")
    func text() async throws {
        let path = try bench.file("plan.jpg")
        #expect(await bench.run(["contours", path]) == .success)
        #expect(
            bench.output == """
                \(path)
                  JPEG, 4032 × 3024, Display P3, 7 B
                  0  thing  22.5625 %, 4 corners
                  0.0  hole  0.835 %, 8 corners

                """
        )
    }

    @Test("Hands on what to trace, and leaves out what is small")
    func options() async throws {
        let path = try bench.file("plan.jpg")
        #expect(await bench.run(["contours", "--min-area", "0.1", path]) == .success)
        #expect(!bench.output.contains("hole"))
        #expect(await bench.run(["contours", "--pivot", "0", path]) == .nothingFound)
        #expect(bench.output.contains("There is no contour."))
        bench.clear()
        // The ground is a thing with a hole then, in which is the light hole of before.
        #expect(await bench.run(["contours", "--light", path]) == .success)
        #expect(bench.output.contains("0.0.0  thing"))
        bench.clear()
        #expect(await bench.run(["contours", "--region", "0%,0%,50%,50%", "-f", "json", path]) == .success)
        let contours = try #require(
            (try bench.json()["results"] as? [[String: Any]])?.first?["contours"] as? [[String: Any]]
        )
        let corners = try #require(contours.first?["corners"] as? [[String: Double]])
        #expect(corners.allSatisfy { (0.24...0.5).contains($0["x"] ?? 0) && (0.24...0.5).contains($0["y"] ?? 0) })
        #expect(contours.first?["path"] as? [Int] == [0])
    }

    @Test("Writes a drawing of one path in pixels of the picture")
    func svg() async throws {
        #expect(
            await bench.run(["contours", "-f", "svg", "--min-area", "0.1", try bench.file("plan.jpg")]) == .success
        )
        let lines = bench.output.split(separator: "\n")
        #expect(lines.count == 3 && lines[0].contains("viewBox=\"0 0 4032 3024\""))
        // Corners are the middles of the pixels of a picture of 200 × 200, of which 96 are dark a side.
        let corners = "M1058.4 793.8L1058.4 2230.2L2973.6 2230.2L2973.6 793.8Z"
        #expect(lines[1] == "<path fill-rule=\"evenodd\" d=\"\(corners)\"/>")
    }

    @Test("Draws into the picture, and refuses what can't be")
    func drawing() async throws {
        let (a, b) = (try bench.file("a.jpg"), try bench.file("b.jpg"))
        let drawn = "\(bench.folder)/drawn.png"
        #expect(await bench.run(["contours", "--draw", drawn, a]) == .success)
        #expect(FileManager.default.fileExists(atPath: drawn))
        #expect(await bench.run(["contours", "-f", "svg", a, b]) == .usage)
        #expect(bench.errors.contains("name a single IMAGE with it"))
        #expect(await bench.run(["contours", "--contrast", "4", a]) == .usage)
        #expect(await bench.run(["contours", "--size", "63", a]) == .usage)
        #expect(await bench.run(["contours", a, b]) == .success)
    }
}
