import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Headers")
struct ImageInfoTests {
    @Test(
        "Each orientation is reported and the pixels stay as stored",
        arguments: PictureOrientation.allCases,
        ["jpg", "png", "webp", "avif", "tif"]
    )
    func orientation(_ orientation: PictureOrientation, fileExtension: String) throws {
        let decoder = try Fixtures.decoder("orientation-\(orientation.rawValue).\(fileExtension)")
        #expect(decoder.info.orientation == orientation)
        #expect(decoder.info.width == 20)
        #expect(decoder.info.height == 12)
        #expect(decoder.info.uprightWidth == (orientation.swapsSides ? 12 : 20))
        let raster = try decoder.decode()
        #expect(raster.width == 20)
        #expect(raster.height == 12)
        // The same pixels, whatever the orientation says.
        let plain = try Fixtures.decoder("orientation-1.\(fileExtension)").decode()
        #expect(raster.checksum == plain.checksum)
    }

    @Test("HEIC boxes give the orientation, once", arguments: PictureOrientation.allCases)
    func heicOrientation(_ orientation: PictureOrientation) throws {
        try #require(ImageFileFormat.heic.canBeEncoded)
        let source = try Raster.drawn(64, 48) { x, y, c in [x * 3, y * 4, 128, 255][c] }
        let file = try ImageEncoder.encode(source, as: .heic, options: EncodingOptions(orientation: orientation))
        let decoder = try ImageDecoder(data: file)
        #expect(decoder.info.orientation == orientation)
        let raster = try decoder.decode()
        #expect(raster.width == 64)
        #expect(raster.height == 48)
        #expect(abs(Int(raster.pixel(60, 4)[0]) - 180) <= 6)
        #expect(abs(Int(raster.pixel(4, 44)[1]) - 176) <= 6)
    }

    @Test("A camera's notes are read")
    func capture() throws {
        let info = try Fixtures.decoder("exif.jpg").info
        #expect(info.capture.cameraMaker == "Fovea")
        #expect(info.capture.cameraModel == "Test camera")
        #expect(info.capture.date == "2023:11:12 13:14:15")
        #expect(info.resolution == .init(horizontal: 72, vertical: 72))
    }

    @Test(
        "Frames are counted",
        arguments: [
            "animated.webp": 3, "animated.gif": 2, "two-pages.tif": 2, "plain.gif": 1, "rgb8.png": 1,
        ]
    )
    func frames(name: String, count: Int) throws {
        #expect(try Fixtures.decoder(name).info.frameCount == count)
    }

    @Test(
        "Depth and color model are those of the file",
        arguments: [
            ("gray16.png", 16, 1, ImageInfo.ColorModel.gray), ("palette4.png", 4, 3, .indexed),
            ("rgba16.png", 16, 4, .rgb), ("cmyk.jpg", 8, 4, .cmyk), ("gray.jpg", 8, 1, .gray),
            ("fax.tif", 1, 1, .gray), ("rgb16.tif", 16, 3, .rgb),
        ]
    )
    func model(name: String, bits: Int, components: Int, model: ImageInfo.ColorModel) throws {
        let info = try Fixtures.decoder(name).info
        #expect(info.bitsPerComponent == bits)
        #expect(info.componentCount == components)
        #expect(info.colorModel == model)
    }

    @Test("The smaller copy inside HEIC is announced")
    func thumbnail() throws {
        #expect(try Fixtures.decoder("thumbnail.heic").info.embeddedThumbnail == .init(width: 80, height: 60))
    }
}
