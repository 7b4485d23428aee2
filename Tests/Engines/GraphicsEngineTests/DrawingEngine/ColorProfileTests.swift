import DrawingEngine
import PixelEngine
import Testing

@Suite("Color profiles")
struct ColorProfileTests {
    private static let all: [ColorProfile.Curve] = [.sRGB, .linear, .gamma(2.2), .television]

    @Test("Curves meet their standards' values, and mirror negative ones", arguments: Self.all)
    func standards(curve: ColorProfile.Curve) {
        let expected =
            switch curve {
            case .sRGB: 0.214_041_140
            case .linear: 0.5
            case .gamma: 0.217_637_640
            case .television: 0.259_589_400
            }
        #expect(abs(curve.light(0.5) - expected) < 1e-6, "\(curve.light(0.5))")
        for value in [0, 0.01, 0.05, 0.5, 1] {
            #expect(abs(curve.value(curve.light(value)) - value) < 1e-4)
            #expect(curve.light(-value) == -curve.light(value))
        }
    }

    @Test(
        "Primaries become the published colors of sRGB",
        arguments: [
            // The red of Display P3, and the greens of Adobe RGB and BT.2020, lie outside of sRGB.
            (ColorProfile(curve: .sRGB, primaries: .displayP3), [1.0, 0, 0], [1.0931, -0.2267, -0.1501]),
            (ColorProfile(curve: .linear, primaries: .adobe), [0, 1, 0], [-0.6639, 1, -0.2294]),
            (ColorProfile(curve: .linear, primaries: .rec2020), [0, 1, 0], [-0.7908, 1.0564, -0.3516]),
        ]
    )
    func primaries(profile: ColorProfile, color: [Double], expected: [Double]) {
        let converted = profile.convertedToSRGB(color[0], color[1], color[2])
        let found = [converted.0, converted.1, converted.2]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.002 }, "\(found)")
        let back = profile.convertedFromSRGB(converted.0, converted.1, converted.2)
        #expect(zip([back.0, back.1, back.2], color).allSatisfy { abs($0 - $1) < 1e-6 }, "\(back)")
    }

    @Test(
        "White stays white with any primaries",
        arguments: [.sRGB, .displayP3, .adobe, .rec2020] as [ColorProfile.Primaries]
    )
    func white(primaries: ColorProfile.Primaries) {
        let white = ColorProfile(curve: .sRGB, primaries: primaries).convertedToSRGB(1, 1, 1)
        #expect([white.0, white.1, white.2].allSatisfy { abs($0 - 1) < 1e-6 }, "\(white)")
    }

    @Test("A picture is brought into sRGB without its alpha")
    func pictures() throws {
        let gray = try Raster(width: 1, height: 1, format: .rgba8, alpha: .straight) { bytes, _ in
            for (index, byte) in [128, 128, 128, 77].enumerated() { bytes[index] = UInt8(byte) }
        }
        let converted = try gray.convertedToSRGB(from: ColorProfile(curve: .linear, primaries: .sRGB))
        // Half of the light is a level of 188.
        #expect(converted.withUnsafeBytes { Array($0.prefix(4)) } == [188, 188, 188, 77])
    }
}
