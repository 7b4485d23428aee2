import PixelEngine
import Testing

@testable import MaskEngine

@Suite("What stands out")
struct ContrastMapTests {
    private func map(_ color: (_ x: Int, _ y: Int) -> [UInt8]) throws -> SoftMask {
        let pixels = try Raster(width: 128, height: 96, format: .rgba8, alpha: .opaque) { bytes, _ in
            for place in 0..<128 * 96 {
                for (component, value) in (color(place % 128, place / 128) + [255]).enumerated() {
                    bytes[4 * place + component] = value
                }
            }
        }
        return ContrastMap(pixels).mask
    }

    @Test("A spot of another color stands out where it is")
    func spot() throws {
        let map = try map { x, y in (30..<46) ~= x && (50..<66) ~= y ? [220, 40, 40] : [90, 120, 90] }
        let peak = try #require(map.values.indices.max { map.values[$0] < map.values[$1] })
        #expect((28..<48) ~= peak % 128 && (48..<68) ~= peak / 128)
        #expect(map.values[peak] > 0.3 && map.values[10 * 128 + 110] < 0.1)
    }

    @Test("Nothing stands out on one color, or in noise")
    func nothing() throws {
        #expect(try map { _, _ in [128, 128, 128] }.peak < 0.001)
        var noise: UInt32 = 3
        let rough = try map { _, _ in
            noise = noise &* 1_664_525 &+ 1_013_904_223
            return [UInt8(noise >> 24), UInt8(noise >> 16 & 255), UInt8(noise >> 8 & 255)]
        }
        #expect(rough.peak < 0.15)
    }

    @Test("A blur keeps the sum of what is in the middle")
    func blur() {
        var dot = SoftMask(width: 41, height: 31)
        dot.values[15 * 41 + 20] = 1
        let blurred = dot.blurred(3)
        #expect(abs(blurred.values.reduce(0, +) - 1) < 1e-3)
        #expect(blurred.peak == blurred.values[15 * 41 + 20] && blurred.peak < 0.05)
        #expect(dot.blurred(0) == dot)
    }
}
