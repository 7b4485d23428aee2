import CoreImage
import PixelEngine
import Testing

@Suite("Images")
struct ImageTests {
    /// The letters a to f in two rows of three, as each orientation shows them upright.
    static let uprights: [(CGImagePropertyOrientation, [String])] = [
        (.up, ["abc", "def"]), (.upMirrored, ["cba", "fed"]), (.down, ["fed", "cba"]), (.downMirrored, ["def", "abc"]),
        (.leftMirrored, ["ad", "be", "cf"]), (.right, ["da", "eb", "fc"]), (.rightMirrored, ["fc", "eb", "da"]),
        (.left, ["cf", "be", "ad"]),
    ]

    private func letters() throws -> CIImage {
        let letters = Array("abcdef".utf8)
        return try image(3, 2) { x, y in [letters[y * 3 + x], 0, 0, 255] }
    }

    @Test("Every orientation moves every pixel to its place", arguments: uprights)
    func orientation(orientation: CGImagePropertyOrientation, rows: [String]) throws {
        let upright = try letters().oriented(orientation)
        #expect(upright.extent == CGRect(x: 0, y: 0, width: rows[0].count, height: rows.count))
        #expect(try reds(upright) == rows.flatMap(\.utf8))
        let again = try letters().oriented(forExifOrientation: Int32(orientation.rawValue))
        #expect(try reds(again) == rows.flatMap(\.utf8))
    }

    @Test("The origin is the lower left corner")
    func origin() throws {
        #expect(try reds(letters(), from: CGRect(x: 0, y: 0, width: 1, height: 1)) == Array("d".utf8))
        let part = try letters().cropped(to: CGRect(x: 1, y: 1, width: 2, height: 1))
        #expect(part.extent == CGRect(x: 1, y: 1, width: 2, height: 1))
        #expect(try reds(part) == Array("bc".utf8))
    }

    @Test("A move takes the extent along and changes no pixel")
    func translation() throws {
        let moved = try letters().transformed(by: CGAffineTransform(translationX: 10, y: -20))
        #expect(moved.extent == CGRect(x: 10, y: -20, width: 3, height: 2))
        #expect(try reds(moved) == Array("abcdef".utf8))
    }

    @Test("Hard edges stay hard when asked for")
    func nearest() throws {
        let scaled = try letters().samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        #expect(try reds(scaled) == Array("aabbccddeeff".utf8))
    }

    @Test("An untouched image renders to the picture itself")
    func identity() throws {
        let picture = try cgImage(5, 4) { x, y in [UInt8(x), UInt8(y), 3, 255] }
        #expect(
            CIContext().createCGImage(CIImage(cgImage: picture), from: CGRect(x: 0, y: 0, width: 5, height: 4))
                === picture
        )
        let part = CIContext().createCGImage(CIImage(cgImage: picture), from: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(try part?.raster.memory === picture.raster.memory)
    }

    @Test("Empty and infinite rectangles give no image")
    func noImage() throws {
        let context = CIContext()
        #expect(context.createCGImage(try letters(), from: .zero) == nil)
        #expect(context.createCGImage(try letters(), from: .null) == nil)
        #expect(context.createCGImage(.red, from: CIImage.red.extent) == nil)
        #expect(context.createCGImage(.empty(), from: CIImage.empty().extent) == nil)
        #expect(context.createCGImage(.empty(), from: CGRect(x: 0, y: 0, width: 2, height: 2)) != nil)
        #expect(CIImage.red.extent.isInfinite)
        #expect(CIImage.empty().extent.isNull)
        #expect(context.pngRepresentation(of: .red, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()) == nil)
    }

    @Test("A pixel buffer is shown exactly", arguments: [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB])
    func pixelBuffer(format: OSType) throws {
        let buffer = try makeBuffer(7, 5, format)
        try buffer.write(try cgImage(7, 5) { x, y in [UInt8(x * 30), UInt8(y * 40), 9, 255] }.raster)
        var expected: [UInt8] = []
        for y in 0..<5 {
            for x in 0..<7 { expected += [UInt8(x * 30), UInt8(y * 40), 9, 255] }
        }
        #expect(try rendered(CIImage(cvPixelBuffer: buffer)) == expected)
        #expect(CIImage(cvPixelBuffer: buffer).pixelBuffer === buffer)
        let readOnly = CVReadOnlyPixelBuffer(unsafeBuffer: buffer)
        #expect(try rendered(CIImage(cvPixelBuffer: readOnly)) == expected)
        #expect(try rendered(readOnly.withUnsafeBuffer { CIImage(cvPixelBuffer: $0) }) == expected)
    }

    @Test(
        "An image renders into a buffer of any format",
        arguments: [
            kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA, kCVPixelFormatType_64RGBAHalf,
            kCVPixelFormatType_128RGBAFloat, kCVPixelFormatType_OneComponent8, kCVPixelFormatType_OneComponent32Float,
            kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
        ]
    )
    func renderToBuffer(format: OSType) throws {
        let picture = try image(6, 4) { x, y in [UInt8(x * 40), UInt8(x * 40), UInt8(x * 40), 255] }
        let buffer = try makeBuffer(6, 4, format)
        CIContext().render(picture, to: buffer)
        let shown = try rendered(CIImage(cvPixelBuffer: buffer))
        let worst = zip(shown, try rendered(picture)).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(worst) <= 1)
    }

    @Test("Pixels render into memory with any row length")
    func renderToBitmap() throws {
        var bytes = [UInt8](repeating: 7, count: 2 * 16)
        try bytes.withUnsafeMutableBytes { raw in
            CIContext().render(
                try letters(),
                toBitmap: raw.baseAddress!,
                rowBytes: 16,
                bounds: CGRect(x: 0, y: 0, width: 3, height: 2),
                format: .RGBA8,
                colorSpace: CGColorSpaceCreateDeviceRGB()
            )
        }
        #expect(bytes[0] == UInt8(ascii: "a"))
        #expect(bytes[12] == 7)
        #expect(bytes[16] == UInt8(ascii: "d"))
    }

    @Test("An encoded image is read back, upright when asked for")
    func representations() throws {
        let picture = try letters()
        let space = CGColorSpaceCreateDeviceRGB()
        let png = try #require(CIContext().pngRepresentation(of: picture, format: .RGBA8, colorSpace: space))
        #expect(try reds(try #require(CIImage(data: png))) == Array("abcdef".utf8))
        #expect(
            CIContext().jpegRepresentation(of: picture, colorSpace: space).flatMap { CIImage(data: $0) }?.extent
                == picture.extent
        )
        #expect(CIContext().tiffRepresentation(of: picture, format: .RGBA8, colorSpace: space) != nil)
        #expect(CIImage(data: png.prefix(20)) == nil)
        #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
    }

    @Test("High dynamic range survives a float rendering")
    func highDynamicRange() throws {
        let buffer = try makeBuffer(1, 1, kCVPixelFormatType_128RGBAFloat)
        CVPixelBufferLockBaseAddress(buffer, [])
        CVPixelBufferGetBaseAddress(buffer)?.assumingMemoryBound(to: Float.self).update(from: [4, 2, 0.5, 1], count: 4)
        CVPixelBufferUnlockBaseAddress(buffer, [])
        let blended = CIImage(cvPixelBuffer: buffer).applyingFilter(
            "CIBlendWithMask",
            parameters: [kCIInputBackgroundImageKey: CIImage.black, kCIInputMaskImageKey: CIImage.white]
        )
        let made = CIContext().createCGImage(
            blended,
            from: CGRect(x: 0, y: 0, width: 1, height: 1),
            format: .RGBAf,
            colorSpace: CGColorSpace(name: CGColorSpace.extendedSRGB)
        )
        let floats = try #require(made).raster.withUnsafeBytes { Array($0.bindMemory(to: Float.self).prefix(4)) }
        for (value, expected) in zip(floats, [4, 2, 0.5, 1] as [Float]) { #expect(abs(value - expected) < 1e-4) }
    }

    @Test("Spaces and formats without a renderer give no image")
    func unsupported() throws {
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        let wide = CGColorSpace(name: CGColorSpace.displayP3)
        #expect(CIContext().createCGImage(.red, from: rect, format: .RGBA8, colorSpace: wide) == nil)
        #expect(CIContext().createCGImage(.red, from: rect, format: .RGB10, colorSpace: nil) == nil)
    }
}
