import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine
import ImageCodingEngine
import TestSupport
import Testing

@Suite("fovea bodies")
struct BodiesCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Names every joint, and where it is in space where that is asked for")
    func text() async throws {
        let path = try bench.file("dance.jpg")
        #expect(await bench.run(["bodies", path]) == .success)
        #expect(bench.output.hasSuffix("  0.88  body  0 × 0 at (2016, 756)\n        0.94  nose (2016, 756)\n"))
        #expect(await bench.run(["bodies", "--3d", path]) == .success)
        #expect(bench.output.hasSuffix("nose (2016, 756)  (0.25, -0.50, 0.12) m\n"))
        #expect(await bench.run(["bodies", try bench.file("b.jpg", "empty")]) == .nothingFound)
        #expect(bench.output.contains("There is no body."))
    }

    @Test("Lines of JSON follow their schema", arguments: [[], ["--3d"]])
    func schema(words: [String]) async throws {
        #expect(await bench.run(["bodies", "-f", "jsonl", try bench.file("a.jpg")] + words) == .success)
        #expect(try JSONSchema(named: "bodies").problems(in: bench.outputData) == [])
        let bodies = try #require(try bench.json()["bodies"] as? [[String: Any]])
        let joints = try #require(bodies[0]["joints"] as? [String: [String: Any]])
        let position = joints["nose"]?["position"] as? [String: Double]
        #expect(position == (words.isEmpty ? nil : ["x": 0.25, "y": -0.5, "z": 0.125]))
    }

    @Test("Finds the joints of a person on a real photo with the engine, and none on others")
    func engine() async throws {
        let page = PageRegion(try Photo.astronaut.data(), limits: .default)
        let bodies = try await EngineAnalysis().bodies(in: page, inSpace: true)
        let joints = try #require(bodies.first?.joints)
        #expect(bodies.count == 1 && Set(joints.map(\.name)).count == 33)
        let nose = try #require(joints.first { $0.name == "nose" })
        #expect(nose.place.distance(to: Point(x: 0.42, y: 0.24)) < 0.08 && nose.confidence > 0.8, "\(nose)")
        #expect(joints.allSatisfy { $0.position != nil })
        let coffee = PageRegion(try Photo.coffee.data(), limits: .default)
        #expect(try await EngineAnalysis().bodies(in: coffee, inSpace: false).isEmpty)
    }
}
