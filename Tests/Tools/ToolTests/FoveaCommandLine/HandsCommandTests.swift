import CommandLineKit
import Foundation
import FoveaCommandLine
import ImageCodingEngine
import Testing
import TestSupport

@Suite("fovea hands")
struct HandsCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Names the side and every joint, with the box around those that are shown")
    func text() async throws {
        let path = try bench.file("wave.jpg")
        #expect(await bench.run(["hands", "-n", "1", path]) == .success)
        #expect(
            bench.output == """
                \(path)
                  JPEG, 4032 × 3024, Display P3, 7 B
                  0.88  left hand  1008 × 756 at (1008, 756)
                        0.94  wrist (1008, 1512)
                        0.50  thumbTip (2016, 756)
                        0.12  indexTip (3024, 4536)

                """
        )
        #expect(await bench.run(["hands", try bench.file("b.jpg", "empty")]) == .nothingFound)
        #expect(bench.output.contains("There is no hand."))
    }

    @Test("Writes joints by name as JSON, after their schema")
    func json() async throws {
        #expect(await bench.run(["hands", "-f", "jsonl", try bench.file("a.jpg")]) == .success)
        #expect(try JSONSchema(named: "hands").problems(in: bench.outputData) == [])
        let hands = try #require(try bench.json()["hands"] as? [[String: Any]])
        #expect(hands[0]["chirality"] as? String == "left" && hands[1]["chirality"] is NSNull)
        let joints = try #require(hands[0]["joints"] as? [String: [String: Double]])
        #expect(joints["wrist"] == ["x": 1008, "y": 1512, "confidence": 0.9375])
    }

    @Test("Draws joints that are shown, and the bones between them")
    func drawing() async throws {
        let drawn = "\(bench.folder)/drawn.png"
        #expect(await bench.run(["hands", "-n", "1", "-d", drawn, try bench.file("a.jpg")]) == .success)
        #expect(try String(contentsOfFile: drawn, encoding: .utf8) == "0 outlines, 2 others")
    }

    @Test("Finds no hand on a photo of coffee with the engine")
    func engine() async throws {
        let page = PageRegion(try Photo.coffee.data(), limits: .default)
        #expect(try await EngineAnalysis().hands(in: page, maximumCount: 4).isEmpty)
    }
}
