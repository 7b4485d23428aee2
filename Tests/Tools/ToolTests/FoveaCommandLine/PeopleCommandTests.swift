import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine
import ImageCodingEngine
import PeopleEngine
import Testing
import TestSupport

@Suite("fovea people")
struct PeopleCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Counts people and faces, and says where they are")
    func text() async throws {
        let path = try bench.file("street.jpg", "crowd")
        #expect(await bench.run(["people", path]) == .success)
        #expect(
            bench.output == """
                \(path)
                  JPEG, 4032 × 3024, Display P3, 5 B
                  2 people, 1 face
                  0.88  person  2016 × 3024 at (0, 0)  upper body 2016 × 1512 at (0, 0)
                  0.88  person  2016 × 3024 at (0, 0)  upper body 2016 × 1512 at (0, 0)
                  0.75  face  2016 × 1512 at (0, 0)

                """
        )
        #expect(await bench.run(["people", try bench.file("b.jpg")]) == .nothingFound)
        #expect(bench.output.contains("There is no person."))
    }

    @Test("Writes both numbers and the boxes as JSON, after their schema")
    func json() async throws {
        #expect(await bench.run(["people", "-f", "jsonl", try bench.file("a.jpg", "crowd")]) == .success)
        #expect(try JSONSchema(named: "people").problems(in: bench.outputData) == [])
        let result = try bench.json()
        #expect(result["peopleCount"] as? Int == 2 && result["faceCount"] as? Int == 1)
        let people = try #require(result["people"] as? [[String: Any]])
        #expect(people[0]["upperBody"] as? [String: Double] == ["x": 0, "y": 0, "width": 2016, "height": 1512])
    }

    @Test("Draws bodies and faces")
    func drawing() async throws {
        let drawn = "\(bench.folder)/drawn.png"
        #expect(await bench.run(["people", "-d", drawn, try bench.file("a.jpg", "crowd")]) == .success)
        #expect(try String(contentsOfFile: drawn, encoding: .utf8) == "3 outlines")
    }

    @Test("Counts one person with one face on a real photo, and none on others")
    func engine() async throws {
        let found = try await EngineAnalysis().census(of: PageRegion(Photo.astronaut.data(), limits: .default))
        #expect(found.people.count == 1 && found.faces.count == 1)
        let body = try #require(found.people.first?.body)
        // She fills the lower part of the picture.
        #expect(body.height > 0.8 && body.width > 0.5 && body.width <= 1)
        for photo in [Photo.coffee, .cat] {
            let census = try await EngineAnalysis().census(of: PageRegion(photo.data(), limits: .default))
            #expect(census.people.isEmpty && census.faces.isEmpty, "\(photo)")
        }
    }
}
