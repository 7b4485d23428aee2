import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine
import ImageCodingEngine
import PeopleEngine
import PixelEngine
import Testing
import TestSupport

@Suite("fovea faces")
struct FacesCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Says where the faces are, how they look and how well they were captured")
    func text() async throws {
        let path = try bench.file("team.jpg")
        #expect(await bench.run(["faces", path]) == .success)
        #expect(
            bench.output == """
                \(path)
                  JPEG, 4032 × 3024, Display P3, 7 B
                  0.94  1008 × 1512 at (0, 0)  roll 30°, yaw -45°, pitch 6°, quality 0.62
                  0.50  1008 × 1512 at (0, 0)  roll 0°, yaw 0°, pitch 0°, quality 0.12

                """
        )
        #expect(await bench.run(["faces", try bench.file("b.jpg", "empty")]) == .nothingFound)
        #expect(bench.output.contains("There is no face."))
    }

    @Test("Says where the parts of a face are, where that is asked for")
    func landmarks() async throws {
        #expect(await bench.run(["faces", "--landmarks", try bench.file("a.jpg")]) == .success)
        #expect(bench.output.contains("\n        left eye: (1008, 1512) (2016, 1512)\n"))
        #expect(bench.output.contains("\n        left pupil: (1008, 1512)\n"))
    }

    @Test("Looks at a part alone")
    func region() async throws {
        #expect(await bench.run(["faces", "-r", "50%,25%,50%,75%", try bench.file("a.jpg")]) == .success)
        #expect(bench.output.contains("at (2016, 756)"))
    }

    @Test("Writes pixels and degrees as JSON")
    func json() async throws {
        #expect(await bench.run(["faces", "-f", "json", "-l", try bench.file("a.jpg")]) == .success)
        let document = try bench.json()
        #expect(document["schema"] as? String == "fovea.faces/1")
        let result = try #require((document["results"] as? [[String: Any]])?.first)
        let faces = try #require(result["faces"] as? [[String: Any]])
        #expect(faces[0]["box"] as? [String: Double] == ["x": 0, "y": 0, "width": 1008, "height": 1512])
        #expect(faces[0]["roll"] as? Double == 30 && faces[0]["yaw"] as? Double == -45)
        #expect(faces[0]["pitch"] as? Double == 5.73)
        let parts = try #require(faces[0]["landmarks"] as? [String: [[String: Double]]])
        #expect(parts["leftEye"] == [["x": 1008, "y": 1512], ["x": 2016, "y": 1512]])
        #expect(faces[1]["landmarks"] == nil)
    }

    @Test("Lines of JSON follow their schema")
    func schema() async throws {
        #expect(await bench.run(["faces", "-l", "-f", "jsonl", try bench.file("a.jpg")]) == .success)
        #expect(try JSONSchema(named: "faces").problems(in: bench.outputData) == [])
    }

    @Test("Draws faces and their parts into one picture")
    func drawing() async throws {
        let drawn = "\(bench.folder)/drawn.png"
        let (a, b) = (try bench.file("a.jpg"), try bench.file("b.jpg"))
        #expect(await bench.run(["faces", "-l", "--draw", drawn, a]) == .success)
        #expect(try String(contentsOfFile: drawn, encoding: .utf8) == "2 outlines, 2 others")
        #expect(await bench.run(["faces", "--draw", drawn, a, b]) == .usage)
        #expect(bench.errors.contains("name a single IMAGE with it"))
    }

    @Test("Reads standard input, and goes on after a picture that fails")
    func several() async throws {
        #expect(await bench.run(["faces", "-"], input: "picture") == .success)
        #expect(bench.output.hasPrefix("standard input\n"))
        bench.clear()
        let (broken, good) = (try bench.file("a.jpg", "broken"), try bench.file("b.jpg"))
        #expect(await bench.run(["faces", broken, good]) == .badData)
        #expect(bench.output.hasPrefix(good) && bench.errors.contains("a.jpg: It is damaged."))
    }

    @Test("Finds a face on a real photo with the engine, and paints its parts")
    func engine() async throws {
        let page = PageRegion(try Photo.astronaut.data(), limits: .default)
        let faces = try await EngineAnalysis().faces(in: page, withLandmarks: true)
        let face = try #require(faces.first)
        #expect(faces.count == 1)
        // The face is about 110 pixels wide, around (225, 115) of 512.
        #expect(abs(face.face.box.middle.x - 0.44) < 0.04 && abs(face.face.box.middle.y - 0.23) < 0.05)
        #expect(face.quality > 0.3)
        #expect(face.landmarks?.parts[.leftPupil]?.count == 1)
        let below = PageRegion(page.data, region: .init(x: 0, y: 0.6, width: 1, height: 0.4), limits: .default)
        #expect(try await EngineAnalysis().faces(in: below, withLandmarks: false).isEmpty)
        let nothing = PageRegion(try Photo.coffee.data(), limits: .default)
        #expect(try await EngineAnalysis().faces(in: nothing, withLandmarks: false).isEmpty)
    }
}
