import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Color profiles")
struct ColorConversionTests {
    @Test(
        "Patches become the sRGB that the published matrices give",
        arguments: Fixtures.expectations.colors.keys.sorted()
    )
    func patches(name: String) throws {
        let expected = try #require(Fixtures.expectations.colors[name])
        let decoder = try Fixtures.decoder(name)
        #expect(decoder.info.hasColorProfile)
        let raster = try decoder.decode()
        // Lossy coding and tables of 8 bits cost a few steps.
        let tolerance = name.hasPrefix("inks") ? 8 : name.hasSuffix(".jpg") ? 4 : 1
        switch expected {
        case .gray(let levels):
            #expect(raster.format == .gray8)
            for (index, level) in levels.enumerated() {
                #expect(abs(Int(raster.pixel(8 * index + 4, 4)[0]) - level) <= tolerance)
            }
        case .color(let patches):
            for (index, patch) in patches.enumerated() {
                let pixel = raster.pixel(8 * index + 4, 4)
                for (value, wanted) in zip(pixel, patch) {
                    #expect(abs(Int(value) - wanted) <= tolerance, "patch \(index): \(pixel) for \(patch)")
                }
                #expect(pixel[3] == 255)
            }
        }
    }

    @Test("A profile of sRGB changes no bit")
    func identity() throws {
        let raster = try Fixtures.decoder("plain-srgb.png").decode()
        #expect(raster.pixel(44, 4) == [200, 120, 60, 255])
        #expect(raster.pixel(76, 4) == [10, 20, 30, 255])
    }

    @Test("The name inside a profile is reported")
    func name() throws {
        #expect(try Fixtures.decoder("display-p3.jpg").info.colorProfileName == "display-p3")
    }

    @Test("16 bits are converted too")
    func deep() throws {
        let bytes = try #require(try JPEGHeader(Fixtures.data("display-p3.jpg")).profile)
        guard let profile = ICCProfile(bytes) else {
            Issue.record("the profile can't be opened")
            return
        }
        let request = DecodingRequest(format: .png, limits: .init(), minimumSize: nil, nativeDepth: true)
        var canvas = try Canvas(width: 1, height: 1, format: .rgba16, for: request)
        canvas.edit(as: UInt16.self) { values in
            for (index, value) in [200, 120, 60, 255].enumerated() { values[index] = UInt16(value * 257) }
        }
        canvas.convertRGB(profile)
        let converted = canvas.read(as: UInt16.self) { values in (0..<4).map { Double(values[$0]) / 257 } }
        let expected = try #require(Fixtures.expectations.colors["display-p3.png"])
        guard case .color(let patches) = expected else { return }
        for (value, wanted) in zip(converted, patches[5]) { #expect(abs(value - Double(wanted)) < 0.75) }
        #expect(converted[3] == 255)
    }
}
