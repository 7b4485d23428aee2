import GeometryEngine
import Testing

@testable import PixelEngine

@Suite("Coherence of pixels")
struct RasterCoherenceTests {
    @Test("Noise has none, of grays and of black and white")
    func noise() throws {
        var random = SplitMix(state: 1)
        #expect(try abs(raster { _, _ in UInt8(random.between(0, 255)) }.coherence) < 0.05)
        #expect(try abs(raster { _, _ in random.between(0, 1) < 0.5 ? 0 : 255 }.coherence) < 0.05)
    }

    @Test("Bars, stripes, squares and slopes have it")
    func drawings() throws {
        #expect(try raster { x, _ in x % 2 == 0 ? 0 : 255 }.coherence == 1)
        #expect(try raster { _, y in y % 3 == 0 ? 0 : 255 }.coherence == 1)
        #expect(try raster { x, y in (x / 4 + y / 4) % 2 == 0 ? 0 : 255 }.coherence > 0.45)
        #expect(try raster { x, y in UInt8(x + y) }.coherence > 0.99)
    }

    @Test("One color, a row and a column have nothing to compare")
    func nothing() throws {
        #expect(try raster { _, _ in 7 }.coherence == 1)
        for (width, height) in [(1, 1), (90, 1), (1, 90)] {
            #expect(try raster(width, height) { x, y in (x + y) % 2 == 0 ? 0 : 255 }.coherence == 1)
        }
    }

    @Test("A part is looked at alone")
    func part() throws {
        var random = SplitMix(state: 2)
        let picture = try raster { x, _ in x < 60 ? UInt8(random.between(0, 255)) : UInt8(x) }
        #expect(try #require(picture.cropped(x: 0, y: 0, width: 60, height: 90)).coherence < 0.05)
        #expect(try #require(picture.cropped(x: 60, y: 0, width: 60, height: 90)).coherence > 0.99)
    }

    @Test("The middle of a place tells whether it is noise, however large it is, and wherever it lies")
    func places() throws {
        var random = SplitMix(state: 3)
        // Noise all around a field of stripes.
        let picture = try raster(1000, 800) { x, y in
            (300..<700).contains(x) && (200..<600).contains(y)
                ? (x % 4 < 2 ? 20 : 230) : UInt8(random.between(0, 255))
        }
        #expect(try !picture.isNoise(around: Rect(x: 0, y: 0, width: 1000, height: 800)))
        #expect(try !picture.isNoise(around: Rect(x: 400, y: 399, width: 90, height: 1)))
        #expect(try picture.isNoise(around: Rect(x: 20, y: 20, width: 90, height: 12)))
        #expect(try picture.isNoise(around: Rect(x: 20, y: 30, width: 90, height: 1)))
        #expect(try !picture.isNoise(around: Rect(x: -1e300, y: 9e9, width: 5, height: 5)))
        #expect(try !picture.isNoise(around: .infinite))
    }

    private func raster(
        _ width: Int = 120,
        _ height: Int = 90,
        _ value: (_ x: Int, _ y: Int) -> UInt8
    ) throws -> Raster {
        try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width { bytes[y * bytesPerRow + x] = value(x, y) }
            }
        }
    }
}
