import CompositingEngine
import GeometryEngine
import PixelEngine
import Testing

@Suite("Smoothing, growing and projecting")
struct NeighborhoodTests {
    @Test("A blur keeps the energy of a point and its place", arguments: [0.5, 1, 2.5, 10])
    func energy(sigma: Double) throws {
        let point = try drawn(1, 1) { _, _ in SIMD4(100, 0, 0, 1) }
        let side = 81
        let result = try pixels(
            BlurredImage(point, sigma: sigma),
            PixelRect(x: -40, y: -41, width: side, height: side)
        )
        let total = result.reduce(Float(0)) { $0 + $1.x }
        #expect(abs(total - 100) < 0.01)
        #expect(result[40 * side + 40] == result.max { $0.x < $1.x })
        #expect(abs(result[40 * side + 37].x - result[40 * side + 43].x) < 1e-6)
        #expect(abs(result[37 * side + 40].x - result[40 * side + 37].x) < 1e-6)
    }

    @Test("A blur of deviation 2 has a Gaussian's variance")
    func variance() throws {
        let point = try drawn(1, 1) { _, _ in SIMD4(1, 1, 1, 1) }
        let row = try pixels(BlurredImage(point, sigma: 2), PixelRect(x: -20, y: -20, width: 41, height: 40))
        var total = 0.0, second = 0.0
        for (index, pixel) in row.enumerated() {
            let distance = Double(index % 41 - 20)
            total += Double(pixel.x)
            second += Double(pixel.x) * distance * distance
        }
        // The bell is cut at three deviations, which takes 2 % of its variance.
        #expect(abs(second / total - 4) < 0.15)
    }

    @Test("A blur without deviation changes nothing")
    func noBlur() throws {
        let image = try drawn(5, 4) { x, y in SIMD4(Float(x), Float(y), 0, 1) }
        let region = PixelRect(x: 0, y: -4, width: 5, height: 4)
        #expect(try pixels(BlurredImage(image, sigma: 0), region) == pixels(image, region))
    }

    @Test("A part without a sensible end isn't summed up")
    func endlessSum() throws {
        let plane = ColorImage(LinearColor(SIMD3(1, 0, 0), alpha: 1))
        let square = Rect(x: 0, y: 0, width: 1e7, height: 1e7), line = Rect(x: 0, y: 0, width: 1, height: 1e8)
        for (part, reduction) in [(square, ReducedImage.Reduction.average), (line, .rows)] {
            let error = #expect(throws: CompositingError.self) {
                try pixels(ReducedImage(plane, of: part, reduction), PixelRect(x: 0, y: -1, width: 1, height: 1))
            }
            #expect(error?.code == .tooLarge)
        }
    }

    @Test("A tiled picture repeats, within its unit and across the seams")
    func tiling() throws {
        let unit = try drawn(5, 4) { x, y in SIMD4(Float(x), Float(y), 0, 1) }
        let tiled = try #require(TiledImage(unit))
        let whole = try pixels(unit, PixelRect(x: 0, y: -4, width: 5, height: 4))
        for region in [
            PixelRect(x: 11, y: 5, width: 3, height: 2), PixelRect(x: -3, y: -9, width: 4, height: 3),
            PixelRect(x: -7, y: -2, width: 13, height: 9),
        ] {
            let result = try pixels(tiled, region)
            for y in 0..<region.height {
                for x in 0..<region.width {
                    let column = ((region.x + x) % 5 + 5) % 5
                    let row = ((region.y + y) % 4 + 4) % 4
                    #expect(result[y * region.width + x] == whole[row * 5 + column])
                }
            }
        }
    }

    @Test("The largest value within a circle")
    func morphology() throws {
        let point = try drawn(1, 1) { _, _ in SIMD4(1, 1, 1, 1) }
        let grown = try pixels(
            MorphologyImage(point, radius: 2, isMaximum: true),
            PixelRect(x: -2, y: -3, width: 5, height: 5)
        )
        let rows = ["..#..", ".###.", "#####", ".###.", "..#.."]
        #expect(grown.map { $0.x == 1 } == rows.joined().map { $0 == "#" })
        let hole = MorphologyImage(
            OverImage(point, over: ColorImage(LinearColor(SIMD3(2, 2, 2)))),
            radius: 1,
            isMaximum: false
        )
        let shrunk = try pixels(hole, PixelRect(x: -1, y: -2, width: 3, height: 3))
        #expect(shrunk.map(\.x) == [2, 1, 2, 1, 1, 1, 2, 1, 2])
    }

    @Test("A border continues to infinity")
    func clamped() throws {
        let image = try drawn(2, 2) { x, y in SIMD4(Float(x + 1), Float(y + 1), 0, 1) }
        let clamped = try #require(ClampedImage(image, to: image.extent))
        #expect(clamped.extent.isInfinite)
        let result = try pixels(clamped, PixelRect(x: -1, y: -3, width: 4, height: 4))
        #expect(result.map(\.x) == [1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2])
        #expect(result.map(\.y) == [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2])
        let far = try pixels(clamped, PixelRect(x: 1000, y: 1000, width: 1, height: 1))
        #expect(far == [SIMD4(2, 2, 0, 1)])
    }

    @Test("A move by half a pixel mixes neighbors half and half")
    func interpolation() throws {
        let image = try drawn(2, 1) { x, _ in SIMD4(Float(x) * 4, 0, 0, 1) }
        let moved = try #require(
            ProjectedImage(image, by: Homography(a: 1, b: 0, c: 0, d: 1, tx: 0.5, ty: 0))
        )
        let result = try pixels(moved, PixelRect(x: 0, y: -1, width: 3, height: 1))
        #expect(result == [SIMD4(0, 0, 0, 0.5), SIMD4(2, 0, 0, 1), SIMD4(2, 0, 0, 0.5)])
    }

    @Test("Area sampling passes over no pixel when it shrinks")
    func area() throws {
        let image = try drawn(64, 64) { x, y in SIMD4((x + y) % 2 == 0 ? 1 : 0, 0, 0, 1) }
        let shrink = Homography(a: 0.125, b: 0, c: 0, d: 0.125, tx: 0, ty: 0)
        let shrunk = try #require(ProjectedImage(image, by: shrink, sampling: .area))
        let inner = try pixels(shrunk, PixelRect(x: 1, y: -7, width: 6, height: 6))
        for pixel in inner {
            #expect(abs(pixel.x - 0.5) < 0.01)
            #expect(abs(pixel.w - 1) < 1e-5)
        }
    }

    @Test("A Lanczos scale keeps plain areas plain and borders opaque", arguments: [0.25, 0.5, 1.5, 3])
    func lanczos(scale: Double) throws {
        let image = try drawn(40, 20) { _, _ in SIMD4(0.25, 0.5, 1, 1) }
        let scaled = try #require(LanczosImage(image, scaleX: scale, scaleY: scale))
        let region = try #require(PixelRect(covering: scaled.extent))
        #expect(region == PixelRect(x: 0, y: -Int(20 * scale), width: Int(40 * scale), height: Int(20 * scale)))
        for pixel in try pixels(scaled, region) {
            #expect(abs(pixel.x - 0.25) < 1e-5)
            #expect(abs(pixel.w - 1) < 1e-5)
        }
    }

    @Test("A large picture shrinks part by part, each of a bearable size")
    func parts() throws {
        let board = PatternImage(extent: Rect(minX: 0, minY: 0, maxX: 8192, maxY: 4096))
        let region = PixelRect(x: 0, y: 0, width: 8, height: 4)
        let scale = 1.0 / 1024
        let shrink = Homography(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        let projected = try #require(ProjectedImage(board, by: shrink, sampling: .nearest))
        let colors = try pixels(projected, region)
        #expect(colors.enumerated().allSatisfy { $1 == PatternImage.color(x: $0 % 8, y: $0 / 8) })
    }

    @Test("A part that is too large to compute at once is an error")
    func tooLarge() throws {
        let plane = CroppedImage(
            ColorImage(LinearColor(SIMD3(1, 1, 1))),
            to: Rect(minX: 0, minY: 0, maxX: 0x1p29, maxY: 0x1p29)
        )
        let shrink = Homography(a: 0x1p-29, b: 0, c: 0, d: 0x1p-29, tx: 0, ty: 0)
        let projected = try #require(ProjectedImage(plane, by: shrink))
        #expect {
            try pixels(projected, PixelRect(x: 0, y: 0, width: 1, height: 1))
        } throws: {
            ($0 as? CompositingError)?.code == .tooLarge
        }
    }
}

/// Squares of 1,024 pixels, each of one color, that refuse to be computed in large parts.
private struct PatternImage: PlaneImage {
    let extent: Rect
    var halo: Int { 0 }

    static func color(x: Int, y: Int) -> SIMD4<Float> { SIMD4(Float(x) / 16, Float(y) / 16, 0, 1) }

    func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        if region.width * region.height > 1 << 24 {
            Issue.record("\(region) is too large a part.")
            return tile
        }
        // Only the middles of the squares are looked at.
        for y in stride(from: 512, to: 8192, by: 1024) where y >= region.y && y < region.y + region.height {
            for x in stride(from: 512, to: 8192, by: 1024) where x >= region.x && x < region.x + region.width {
                let color = Self.color(x: x / 1024, y: y / 1024)
                let start = ((y - region.y) * region.width + x - region.x) * 4
                for c in 0..<4 { tile.pixels[start + c] = color[c] }
            }
        }
        return tile
    }
}
