import Foundation
import PixelEngine
import Testing

@testable import DistortionEngine

@Suite("Light")
struct LightTests {
    /// A picture of one level.
    private static func plain(_ level: UInt8, side: Int = 64) throws -> ItemPicture {
        let raster = try Raster(width: side, height: side, format: .rgba8, alpha: .opaque) { bytes, _ in
            for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : level }
        }
        return ItemPicture(raster)
    }

    /// A black picture with one white point in its middle.
    private static func point(side: Int = 41) -> LightPicture {
        var picture = LightPicture(width: side, height: side, color: SIMD4(0, 0, 0, 1))
        picture.pixels[side / 2 * side + side / 2] = SIMD4(1, 1, 1, 1)
        return picture
    }

    @Test("Levels are those of sRGB, and come back as they were")
    func levels() {
        let encoding = Encoding.shared
        // IEC 61966-2-1: a tenth, a half and nine tenths of the way.
        for (level, light) in [(0, 0), (26, 0.010330), (128, 0.215861), (230, 0.791298), (255, 1)] as [(Int, Float)] {
            #expect(abs(encoding.light[level] - light) < 1e-6, "\(level): \(encoding.light[level])")
        }
        #expect((0..<256).allSatisfy { encoding.level(encoding.light[$0]) == UInt8($0) })
        #expect(encoding.level(.nan) == 0 && encoding.level(-1) == 0 && encoding.level(7) == 255)
    }

    @Test("Functions agree with the C library's to the last bits")
    func functions() {
        for step in -40...40 {
            let turns = Double(step) / 16
            #expect(abs(ExactMath.sine(turns: turns) - sin(turns * 2 * .pi)) < 1e-14)
            #expect(abs(ExactMath.cosine(degrees: turns * 360) - cos(turns * 2 * .pi)) < 1e-14)
        }
        for number in [0, 1e-9, 0.001, 0.3, 1] { #expect(abs(ExactMath.fifthRoot(number) - pow(number, 0.2)) < 1e-14) }
    }

    @Test("A lens out of focus makes a disk of a point, and keeps its light", arguments: [3.0, 5, 7.5])
    func defocus(radius: Double) {
        var picture = Self.point()
        picture.defocus(radius: radius)
        // Pixels at the edge are lit in part.
        let area = Double.pi * (radius + 0.5) * (radius + 0.5)
        let lit = picture.pixels.count { $0.x > 0.2 / Float(area) }
        #expect(abs(Double(lit) / area - 1) < 0.1, "\(lit) and not \(area)")
        #expect(abs(picture.pixels.reduce(0) { $0 + $1.x } - 1) < 1e-4)
    }

    @Test(
        "A moving camera makes a line of a point, of the length and with its light",
        arguments: 0..<6 as Range<UInt64>
    )
    func motion(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var picture = Self.point()
        picture.move(length: 15, &random)
        let lit = picture.pixels.indices.filter { picture.pixels[$0].x > 0.01 }.map { ($0 % 41, $0 / 41) }
        let across = (lit.map(\.0).max() ?? 0) - (lit.map(\.0).min() ?? 0)
        let down = (lit.map(\.1).max() ?? 0) - (lit.map(\.1).min() ?? 0)
        #expect(abs(hypot(Double(across), Double(down)) - 15) < 2.5, "\(across) × \(down)")
        #expect(abs(picture.pixels.reduce(0) { $0 + $1.x } - 1) < 0.02)
    }

    @Test("Noise has the deviation that is asked for, and no bias", arguments: [0.01, 0.05])
    func noise(deviation: Double) throws {
        let levels = try Distortion.noise(deviation: deviation).applied(to: Self.plain(128), seed: 3).raster.bytes
            .enumerated().filter { $0.offset % 4 != 3 }.map { Double($0.element) - 128 }
        let count = Double(levels.count)
        let mean = levels.reduce(0, +) / count
        let spread = (levels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot() / 255
        #expect(abs(mean) < 0.5)
        #expect(abs(spread / deviation - 1) < 0.05, "\(spread)")
    }

    @Test("Dim light leaves its share in the middle, and less at the corners")
    func dim() throws {
        let picture = try LightPicture(Distortion.dim(light: 0.4).applied(to: Self.plain(200), seed: 1).raster)
        let share = picture.pixels.map { $0.x / Encoding.shared.light[200] }
        #expect(abs((share.max() ?? 0) - 0.4) < 0.01)
        let corners = [0, 63, 63 * 64, 63 * 64 + 63].map { share[$0] }
        #expect(corners.allSatisfy { (0.2...0.36).contains($0) }, "\(corners)")
    }

    @Test("Colored light is one of three lamps'")
    func cast() throws {
        let lamps: [SIMD3<Float>] = [[1.3, 0.95, 0.35], [0.55, 0.9, 1.5], [0.75, 1.25, 0.6]]
        var seen: Set<Int> = []
        for seed in 0..<12 as Range<UInt64> {
            let light = try LightPicture(
                Distortion.cast(strength: 1).applied(to: Self.plain(128, side: 1), seed: seed).raster
            )
            let gain = SIMD3(light.pixels[0].x, light.pixels[0].y, light.pixels[0].z) / Encoding.shared.light[128]
            let lamp = lamps.firstIndex { (($0 - gain) * ($0 - gain)).sum() < 0.001 }
            seen.insert(try #require(lamp, "\(gain)"))
        }
        #expect(seen == [0, 1, 2])
    }

    @Test("A halved picture has the mean of each four pixels")
    func halves() {
        var picture = LightPicture(width: 5, height: 2)
        for index in picture.pixels.indices { picture.pixels[index] = SIMD4(repeating: Float(index)) }
        #expect(picture.halved().pixels.map(\.x) == [3, 5])
    }

    @Test("Clouds stay between their colors, and are the same at the same place")
    func texture() {
        let cloth = Texture(seed: 4, scale: 20, dark: .zero, bright: .one)
        let levels = (0..<400).map { cloth.level(x: Double($0 % 20) * 7, y: Double($0 / 20) * 7) }
        #expect(levels.allSatisfy { (0...1).contains($0) })
        #expect(levels.max().map { $0 > 0.8 } == true && levels.min().map { $0 < 0.2 } == true)
        #expect(cloth.level(x: 3, y: 5) == Texture(seed: 4, scale: 20, dark: .one, bright: .zero).level(x: 3, y: 5))
    }
}
