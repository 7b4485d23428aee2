import GeometryEngine
import PixelEngine
import Testing

@testable import MaskEngine

@Suite("Things that a person marks")
struct SeedCutTests {
    private static let (width, height) = (240, 160)

    /// Two discs of one color on a rough ground; each of them as a mask.
    private static func discs() throws -> (pixels: Raster, left: [Bool], right: [Bool]) {
        func disc(_ x: Double, _ radius: Double) -> [Bool] {
            (0..<width * height).map { place in
                let (dx, dy) = (Double(place % width) - x, Double(place / width) - 80)
                return dx * dx + dy * dy < radius * radius
            }
        }
        let (left, right) = (disc(65, 38), disc(180, 30))
        let pixels = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, _ in
            var noise: UInt32 = 11
            for place in 0..<width * height {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                let shade = UInt8(noise >> 27)
                let color: [UInt8] =
                    left[place] || right[place] ? [200, 60 + shade, 40] : [70 + shade, 120, 90 + shade]
                for (component, value) in color.enumerated() { bytes[4 * place + component] = value }
                bytes[4 * place + 3] = 255
            }
        }
        return (pixels, left, right)
    }

    private func mask(_ change: (inout MaskSeeds) -> Void) throws -> SoftMask? {
        var seeds = MaskSeeds()
        change(&seeds)
        let nothing = SoftMask(width: Self.width, height: Self.height)
        return try SeedCut(Self.discs().pixels, seeds, guess: nothing).mask()
    }

    private func overlap(_ mask: SoftMask?, _ truth: [Bool]) -> Double {
        let found = mask?.values.map { $0 > 0.5 } ?? truth.map { _ in false }
        let pairs = Array(zip(found, truth))
        return Double(pairs.count { $0 && $1 }) / Double(pairs.count { $0 || $1 })
    }

    @Test("A point means the thing that it is on, and not another of its color")
    func point() throws {
        let truth = try Self.discs()
        let left = try mask { $0.included = [Point(x: 65.0 / 240, y: 0.5)] }
        #expect(overlap(left, truth.left) > 0.95)
        let right = try mask { $0.included = [Point(x: 175.0 / 240, y: 0.45)] }
        #expect(overlap(right, truth.right) > 0.95)
    }

    @Test("Another point adds a thing, and one of the background takes it away again")
    func more() throws {
        let truth = try Self.discs()
        let points = [Point(x: 65.0 / 240, y: 0.5), Point(x: 180.0 / 240, y: 0.5)]
        let both = try mask { $0.included = points }
        #expect(overlap(both, zip(truth.left, truth.right).map { $0 || $1 }) > 0.95)
        let one = try mask {
            $0.included = [points[0]]
            $0.excluded = [points[1], Point(x: 0.5, y: 0.1)]
        }
        #expect(overlap(one, truth.left) > 0.95)
    }

    @Test("A box means what is in it")
    func box() throws {
        let truth = try Self.discs()
        let mask = try mask { $0.box = Rect(x: 0.58, y: 0.24, width: 0.34, height: 0.52) }
        #expect(overlap(mask, truth.right) > 0.95)
    }

    @Test("A scribble means what is under it")
    func scribble() throws {
        var pen = SoftMask(width: 60, height: 40)
        for x in 12..<20 { pen.values[20 * 60 + x] = 1 }
        let truth = try Self.discs()
        #expect(overlap(try mask { $0.scribble = pen }, truth.left) > 0.95)
    }

    @Test("Excluded points alone mean nothing that is there")
    func background() throws {
        let excluded = try mask {
            $0.included = [Point(x: 0.5, y: 0.5)]
            $0.excluded = [Point(x: 0.5, y: 0.5)]
        }
        #expect(excluded == nil)
    }
}
