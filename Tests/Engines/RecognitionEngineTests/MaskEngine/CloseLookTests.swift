import GeometryEngine
import PictureEngine
import PixelEngine
import Testing

@testable import MaskEngine

@Suite("Looking closer at a point")
struct CloseLookTests {
    /// A wall with noise and a shade from left to right, with a red ball or without one.
    private static func wall(ball: Bool, shade: Int) throws -> Picture {
        let (width, height) = (640, 480)
        return Picture(
            try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
                var noise: UInt32 = 7
                for y in 0..<height {
                    for x in 0..<width {
                        noise = noise &* 1_664_525 &+ 1_013_904_223
                        let light = 150 + shade * x / width + Int(noise >> 30)
                        let (dx, dy) = (x - 520, y - 380)
                        let isBall = ball && dx * dx + dy * dy < 40 * 40
                        let color = isBall ? [200 - (dx + dy), 40, 30] : [light, light, light - 10]
                        for (component, value) in (color + [255]).enumerated() {
                            bytes[y * bytesPerRow + 4 * x + component] = UInt8(clamping: value)
                        }
                    }
                }
            }
        )
    }

    @Test("Finds a thing, with its pixels")
    func ball() throws {
        let picture = try Self.wall(ball: true, shade: 40)
        let point = Point(x: 520.0 / 640, y: 380.0 / 480)
        let look = try #require(try SubjectFinder.look(at: point, of: picture))
        let mask = look.map.mask(of: [look.number])
        let share = Double(mask.values.count { $0 >= 0.5 }) / Double(mask.values.count)
        let truth = 40 * 40 * Double.pi / (640 * 480) / (look.region.width * look.region.height)
        #expect((0.7...1.4).contains(share / truth), "\(share) of \(truth)")
    }

    @Test("Finds nothing on a wall, plain or shaded", arguments: [0, 40])
    func wall(shade: Int) throws {
        let picture = try Self.wall(ball: false, shade: shade)
        for point in [Point(x: 0.3, y: 0.7), Point(x: 0.5, y: 0.5)] {
            #expect(try SubjectFinder.look(at: point, of: picture) == nil)
        }
        if shade == 0 { #expect(try SubjectFinder.subjects(of: picture) == nil) }
    }

    @Test("Stops when nobody waits any more")
    func stops() throws {
        let picture = try Self.wall(ball: false, shade: 0)
        #expect(throws: CancellationError.self) {
            try SubjectFinder.look(at: Point(x: 0.5, y: 0.5), of: picture) { throw CancellationError() }
        }
    }

    @Test("Pixels are plain up to noise, and a small dot on them is not")
    func plainness() {
        var pixels = (0..<30_000).map { UInt8(120 + $0 % 7) }
        #expect(pixels.isPlain)
        for place in 0..<60 { pixels[place] = 20 }
        #expect(!pixels.isPlain)
    }
}
