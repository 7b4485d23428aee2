import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Decoding, pixel by pixel")
struct PixelExactDecodingTests {
    static let names = Fixtures.expectations.pixels.keys.sorted()

    @Test("There are fixtures of every exact format")
    func coverage() {
        #expect(Self.names.count > 60)
    }

    @Test("8 bits are what the file's formula or the reference decoder says", arguments: names)
    func bytes(name: String) throws {
        let expected = try #require(Fixtures.expectations.pixels[name])
        let raster = try Fixtures.decoder(name).decode()
        #expect(raster.width == expected.width)
        #expect(raster.height == expected.height)
        #expect(raster.format == (expected.components == 1 ? .gray8 : .rgba8))
        #expect(raster.checksum == expected.checksum)
    }

    @Test("16 bits arrive untouched", arguments: names.filter { Fixtures.expectations.pixels[$0]?.native != nil })
    func words(name: String) throws {
        let expected = try #require(Fixtures.expectations.pixels[name])
        let raster = try Fixtures.decoder(name).decode(nativeDepth: true)
        #expect(raster.format == (raster.format.hasAlpha ? .rgba16 : .gray16))
        #expect(raster.checksum == expected.native)
    }

    @Test(
        "Alpha is declared where there is some",
        arguments: [
            "rgba8.png": true, "rgb8.png": false, "palette-transparent.png": true, "rgb-transparent.png": true,
            "lossless-alpha.webp": true, "lossy.webp": false, "transparent.gif": true, "plain.gif": false,
            "rgba32.bmp": true, "rgb24.bmp": false, "rgba16.tif": true, "rgb8.tif": false, "rgb420.jpg": false,
        ]
    )
    func alpha(name: String, hasAlpha: Bool) throws {
        let decoder = try Fixtures.decoder(name)
        #expect(decoder.info.hasAlpha == hasAlpha)
        #expect(try decoder.decode().alpha == (hasAlpha ? .straight : .opaque))
    }

    @Test("HEIC from another encoder comes close to the picture it was made of")
    func heic() throws {
        let raster = try Fixtures.decoder("thumbnail.heic").decode()
        #expect(raster.width == 160)
        #expect(raster.height == 120)
        for (x, y) in [(10, 10), (80, 60), (150, 110)] {
            let pixel = raster.pixel(x, y)
            for (value, expected) in zip(pixel, [x, 2 * y, 90, 255]) { #expect(abs(Int(value) - expected) <= 4) }
        }
    }

    @Test("A decoder may be used by several tasks at once")
    func concurrency() async throws {
        let decoder = try Fixtures.decoder("rgb420.jpg")
        let expected = try decoder.decode().checksum
        await withTaskGroup(of: UInt32?.self) { group in
            for _ in 0..<8 { group.addTask { try? decoder.decode().checksum } }
            for await checksum in group { #expect(checksum == expected) }
        }
    }
}
