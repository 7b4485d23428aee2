import GeometryEngine
import PictureEngine
import PixelEngine
import RectangleEngine
import Testing

@Suite("Removing plain margins")
struct MarginsTests {
    /// A picture of a color for each place, as gray levels of red, green and blue.
    private func picture(
        _ width: Int,
        _ height: Int,
        _ color: (_ x: Int, _ y: Int) -> (Int, Int, Int)
    ) throws -> Picture {
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let (red, green, blue) = color(x, y)
                    for (channel, level) in [red, green, blue, 255].enumerated() {
                        bytes[y * bytesPerRow + x * 4 + channel] = UInt8(min(max(level, 0), 255))
                    }
                }
            }
        }
        return Picture(raster)
    }

    /// What a cover shows at a place.
    private func cover(_ x: Int, _ y: Int) -> (Int, Int, Int) { (40 + (x * 7) % 90, 30 + (y * 5) % 80, 120) }

    @Test(
        "A cover on white, black or a color comes without it",
        arguments: [(250, 251, 249), (6, 4, 5), (30, 200, 90)]
    )
    func covers(ground: (Int, Int, Int)) throws {
        let picture = try picture(200, 100) { x, y in
            (60..<130).contains(x) && (5..<95).contains(y) ? cover(x, y) : ground
        }
        let part = try RectangleEngine.partInsideMargins(of: picture)
        #expect(part == PictureRegion(x: 0.3, y: 0.05, width: 0.35, height: 0.9))
    }

    @Test("Margins on two sides go, whatever color each has")
    func sides() throws {
        let picture = try picture(200, 100) { x, y in
            x < 40 ? (0, 0, 0) : x >= 180 ? (255, 255, 255) : cover(x, y)
        }
        #expect(
            try RectangleEngine.partInsideMargins(of: picture) == PictureRegion(x: 0.2, y: 0, width: 0.7, height: 1)
        )
    }

    @Test("A margin with the noise of a strong compression goes too")
    func noise() throws {
        var random = SplitMix(state: 3)
        let picture = try picture(200, 200) { x, y in
            let noise = Int(random.between(-8, 8))
            return (50..<150).contains(x) && (20..<180).contains(y)
                ? cover(x, y) : (240 + noise, 240 + noise, 240 + noise)
        }
        let part = try RectangleEngine.partInsideMargins(of: picture)
        #expect(part == PictureRegion(x: 0.25, y: 0.1, width: 0.5, height: 0.8))
    }

    @Test("A large picture answers to its scaled pixels")
    func large() throws {
        let picture = try picture(1_920, 960) { x, y in
            (480..<1_440).contains(x) ? cover(x / 9, y / 9) : (255, 255, 255)
        }
        let part = try RectangleEngine.partInsideMargins(of: picture)
        #expect(abs(part.x - 0.25) < 0.005)
        #expect(abs(part.width - 0.5) < 0.005)
    }

    @Test("What has no straight side keeps its margins")
    func round() throws {
        let emblem = try picture(200, 200) { x, y in
            (x - 100) * (x - 100) + (y - 100) * (y - 100) < 80 * 80 ? cover(x, y) : (255, 255, 255)
        }
        #expect(try RectangleEngine.partInsideMargins(of: emblem) == .whole)
        let title = try picture(200, 200) { x, y in
            (60..<140).contains(y) && (x / 6 + y / 20).isMultiple(of: 3) && (20..<180).contains(x)
                ? (20, 20, 20) : (255, 255, 255)
        }
        #expect(try RectangleEngine.partInsideMargins(of: title) == .whole)
    }

    @Test("A stamp in a large plain picture isn't taken for all of it, and a plain picture stays whole")
    func small() throws {
        let stamp = try picture(200, 200) { x, y in
            (90..<110).contains(x) && (90..<110).contains(y) ? cover(x, y) : (255, 255, 255)
        }
        #expect(try RectangleEngine.partInsideMargins(of: stamp) == .whole)
        #expect(try RectangleEngine.partInsideMargins(of: picture(30, 20) { _, _ in (90, 90, 90) }) == .whole)
        #expect(try RectangleEngine.partInsideMargins(of: picture(1, 1) { _, _ in (90, 90, 90) }) == .whole)
    }

    @Test("A blurred border of a pixel is no margin")
    func border() throws {
        let picture = try picture(200, 200) { x, y in
            x == 0 || y == 0 || x == 199 || y == 199 ? (255, 255, 255) : cover(x, y)
        }
        #expect(try RectangleEngine.partInsideMargins(of: picture) == .whole)
    }
}
