import CommandLineKit
import Foundation
import GeometryEngine
import FoveaCommandLine
import ImageCodingEngine
import PixelEngine
import RectangleEngine
import Testing

@Suite("fovea rectangles")
struct RectanglesCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Says where the rectangles are")
    func text() async throws {
        let path = try bench.file("table.jpg")
        #expect(await bench.run(["rectangles", path]) == .success)
        #expect(
            bench.output == """
                \(path)
                  JPEG, 4032 × 3024, Display P3, 7 B
                  0.88  (0, 0) (3024, 0) (3024, 1512) (0, 1512)  2.00 wide
                  0.50  (0, 0) (3024, 0) (3024, 1512) (0, 1512)  2.00 wide

                """
        )
        #expect(bench.errors.isEmpty)
    }

    @Test("Hands on how many, how sure and where")
    func criteria() async throws {
        let path = try bench.file("table.jpg")
        #expect(await bench.run(["rectangles", "-n", "1", "-r", "25%,25%,50%,50%", path]) == .success)
        #expect(bench.output.contains("(1008, 756) (3024, 756)"))
        #expect(!bench.output.contains("0.50"))
        #expect(await bench.run(["rectangles", "-c", "0.9", path]) == .nothingFound)
        #expect(bench.output.contains("There is no rectangle."))
    }

    @Test("Writes corners as parts of the picture in JSON")
    func json() async throws {
        #expect(await bench.run(["rectangles", "-f", "json", "-n", "1", try bench.file("a.jpg")]) == .success)
        let document = try bench.json()
        #expect(document["schema"] as? String == "fovea.rectangles/1")
        let result = try #require((document["results"] as? [[String: Any]])?.first)
        let rectangle = try #require((result["rectangles"] as? [[String: Any]])?.first)
        #expect(rectangle["confidence"] as? Double == 0.875)
        let corners = try #require(rectangle["corners"] as? [[String: Double]])
        #expect(corners.map { $0["x"] } == [0, 0.75, 0.75, 0] && corners.map { $0["y"] } == [0, 0, 0.5, 0.5])
        let ratio = try #require(rectangle["aspectRatio"] as? Double)
        #expect(abs(ratio - 2) < 0.001)
    }

    @Test("Writes the pictures that were asked for")
    func drawings() async throws {
        let (drawn, upright) = ("\(bench.folder)/drawn.png", "\(bench.folder)/upright.png")
        let words = ["rectangles", "--draw", drawn, "--upright", upright]
        #expect(await bench.run(words + [try bench.file("a.jpg")]) == .success)
        #expect(try String(contentsOfFile: drawn, encoding: .utf8) == "2 outlines")
        #expect(try String(contentsOfFile: upright, encoding: .utf8) == "upright")
    }

    @Test("Sets nothing upright where nothing is, and still draws the picture")
    func nothing() async throws {
        let (drawn, upright) = ("\(bench.folder)/drawn.png", "\(bench.folder)/upright.png")
        let words = ["rectangles", "--draw", drawn, "--upright", upright]
        #expect(await bench.run(words + [try bench.file("a.jpg", "empty")]) == .nothingFound)
        #expect(FileManager.default.fileExists(atPath: drawn))
        #expect(!FileManager.default.fileExists(atPath: upright))
    }

    @Test("Refuses what can't be")
    func refusals() async throws {
        let (a, b) = (try bench.file("a.jpg"), try bench.file("b.jpg"))
        #expect(await bench.run(["rectangles", "--draw", "x.png", a, b]) == .usage)
        #expect(bench.errors.contains("name a single IMAGE with it"))
        #expect(await bench.run(["rectangles", "--min-aspect", "0.9", "--max-aspect", "0.6", a]) == .usage)
        #expect(await bench.run(["rectangles", "--tolerance", "50", a]) == .usage)
        #expect(await bench.run(["rectangles", "--draw", "\(bench.folder)/no/such/folder.png", a]) == .cannotCreate)
        #expect(bench.errors.contains("The file can't be written"))
    }

    @Test("Finds a drawn card, outlines it and sets it upright")
    func engine() async throws {
        let raster = try Raster(width: 320, height: 240, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<240 {
                for x in 0..<320 {
                    let level: UInt8 = (80..<220).contains(x) && (60..<180).contains(y) ? 230 : 60
                    for channel in 0..<3 { bytes[y * bytesPerRow + x * 4 + channel] = level }
                    bytes[y * bytesPerRow + x * 4 + 3] = 255
                }
            }
        }
        let data = try ImageEncoder.encode(raster, as: .png)
        let found = try await EngineAnalysis().rectangles(in: data, RectangleCriteria(), limits: .default)
        let card = try #require(found.first)
        #expect(abs(card.corners.topLeft.x - 0.25) < 0.003 && abs(card.corners.bottomRight.y - 0.75) < 0.003)
        let upright = try await EngineAnalysis().upright(card.corners, of: data, limits: .default)
        let info = try ImageDecoder(data: upright, limits: .default).info
        #expect(abs(info.width - 140) <= 1 && abs(info.height - 120) <= 1)
        let drawn = try await EngineAnalysis().outlined(data, found.map(\.corners), limits: .default)
        let pixels = try ImageDecoder(data: drawn, limits: .default).decode(minimumSize: (320, 240))
        let red = pixels.withUnsafeBytes { bytes in
            (0..<3).map { bytes[120 * pixels.bytesPerRow + 80 * pixels.format.bytesPerPixel + $0] }
        }
        #expect(red[0] > 200 && red[1] < 80 && red[2] < 80)
    }

    @Test("Keeps an outline inside the picture")
    func cutOutline() async throws {
        let raster = try Raster(width: 200, height: 100, format: .rgba8, alpha: .opaque) { bytes, _ in
            bytes.initializeMemory(as: UInt8.self, repeating: 255)
        }
        let beyond = Quadrilateral(Rect(x: -0.5, y: 0.2, width: 1, height: 2))
        let data = try ImageEncoder.encode(raster, as: .png)
        let drawn = try await EngineAnalysis().outlined(data, [beyond], limits: .default)
        let pixels = try ImageDecoder(data: drawn, limits: .default).decode(minimumSize: (200, 100))
        let greens = pixels.withUnsafeBytes { bytes in
            [(0, 60), (50, 99), (100, 60), (50, 60), (150, 99)].map { x, y in
                bytes[y * pixels.bytesPerRow + x * pixels.format.bytesPerPixel + 1]
            }
        }
        #expect(greens[..<3].allSatisfy { $0 < 80 } && greens[3...].allSatisfy { $0 > 250 }, "\(greens)")
    }
}
