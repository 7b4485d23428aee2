import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Shrinking while decoding")
struct ShrinkingTests {
    @Test(
        "JPEG takes the smallest eighth that reaches the wanted size",
        arguments: [
            (1, 1, 9, 6), (9, 6, 9, 6), (10, 6, 17, 12), (34, 23, 34, 23), (34, 24, 42, 29), (67, 45, 67, 45),
            (500, 1, 67, 45),
        ]
    )
    func jpeg(wantedWidth: Int, wantedHeight: Int, width: Int, height: Int) throws {
        let raster = try Fixtures.decoder("rgb420.jpg").decode(minimumSize: (wantedWidth, wantedHeight))
        #expect(raster.width == width)
        #expect(raster.height == height)
    }

    @Test("WebP reaches the wanted size exactly in one direction")
    func webp() throws {
        let raster = try Fixtures.decoder("lossy.webp").decode(minimumSize: (20, 5))
        #expect(raster.width == 20)
        #expect(raster.height == 14)
    }

    @Test("HEIC answers with its smaller copy only while that is large enough")
    func heic() throws {
        let decoder = try Fixtures.decoder("thumbnail.heic")
        #expect(try decoder.decode(minimumSize: (80, 60)).width == 80)
        #expect(try decoder.decode(minimumSize: (81, 60)).width == 160)
    }

    @Test("Other formats return all pixels")
    func png() throws {
        #expect(try Fixtures.decoder("rgb8.png").decode(minimumSize: (2, 2)).width == 37)
    }

    @Test("A shrunken JPEG shows the same picture")
    func content() throws {
        let source = try Raster.drawn(640, 480) { x, y, c in [x * 255 / 640, y * 255 / 480, 99, 255][c] }
        let file = try ImageEncoder.encode(source, as: .jpeg)
        let raster = try ImageDecoder(data: file).decode(minimumSize: (80, 60))
        #expect(raster.width == 80)
        #expect(abs(Int(raster.pixel(40, 30)[0]) - 128) <= 3)
        #expect(abs(Int(raster.pixel(40, 30)[1]) - 128) <= 3)
    }
}
