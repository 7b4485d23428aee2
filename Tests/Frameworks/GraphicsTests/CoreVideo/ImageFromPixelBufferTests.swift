import CoreGraphics
import CoreVideo
import PixelEngine
import Testing
import VideoToolbox

@Suite("Images from pixel buffers")
struct ImageFromPixelBufferTests {
    /// Premultiplied colors whose every component differs.
    private func color(_ x: Int, _ y: Int) -> [UInt8] { [UInt8(x * 5), UInt8(y * 7), UInt8(x + y), 255] }

    private func image(_ buffer: CVPixelBuffer) throws -> CGImage {
        var made: CGImage?
        #expect(VTCreateCGImageFromCVPixelBuffer(buffer, options: nil, imageOut: &made) == noErr)
        return try #require(made)
    }

    @Test(
        "Every order of 8-bit components arrives exactly",
        arguments: [
            (kCVPixelFormatType_32BGRA, [2, 1, 0, 3]), (kCVPixelFormatType_32RGBA, [0, 1, 2, 3]),
            (kCVPixelFormatType_32ARGB, [3, 0, 1, 2]), (kCVPixelFormatType_32ABGR, [3, 2, 1, 0]),
            (kCVPixelFormatType_24RGB, [0, 1, 2]), (kCVPixelFormatType_24BGR, [2, 1, 0]),
        ]
    )
    func orders(format: OSType, order: [Int]) throws {
        let buffer = try makeBuffer(37, 21, format)
        fill(buffer, bytesPerRow: 37 * order.count) { x, y in color(x / order.count, y)[order[x % order.count]] }
        let image = try image(buffer)
        #expect(image.width == 37)
        #expect(image.height == 21)
        let raster = try image.raster.converted(to: .rgba8, alpha: .premultiplied)
        let expected = (0..<21).flatMap { y in (0..<37).flatMap { x in color(x, y) } }
        #expect(raster.withUnsafeBytes { [UInt8]($0) } == expected)
        // And back into a buffer of the same format.
        let copy = try makeBuffer(37, 21, format)
        try copy.write(image.raster)
        let rowBytes = 37 * order.count
        #expect(bytes(of: copy, bytesPerRow: rowBytes) == bytes(of: buffer, bytesPerRow: rowBytes))
    }

    @Test("Gray arrives exactly")
    func gray() throws {
        let buffer = try makeBuffer(37, 21, kCVPixelFormatType_OneComponent8)
        fill(buffer, bytesPerRow: 37) { x, y in UInt8(x * y % 256) }
        let raster = try image(buffer).raster
        #expect(raster.format == .gray8)
        #expect(raster.withUnsafeBytes { [UInt8]($0) } == bytes(of: buffer, bytesPerRow: 37))
    }

    @Test(
        "Video colors survive the way to an image and back",
        arguments: [
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
        ],
        [
            kCVImageBufferYCbCrMatrix_ITU_R_601_4, kCVImageBufferYCbCrMatrix_ITU_R_709_2,
            kCVImageBufferYCbCrMatrix_ITU_R_2020,
        ]
    )
    func video(format: OSType, matrix: String) throws {
        let buffer = try makeBuffer(38, 21, format)
        CVBufferSetAttachment(buffer, kCVImageBufferYCbCrMatrixKey, matrix, .shouldPropagate)
        // Colors that RGB can hold: little chroma around medium luma.
        fill(buffer, plane: 0, bytesPerRow: 38) { x, y in UInt8(100 + x / 2 * 2 + y / 2) }
        fill(buffer, plane: 1, bytesPerRow: 38) { x, y in UInt8(x % 2 == 0 ? 110 + x : 140 - y) }
        let raster = try image(buffer).raster
        let copy = try makeBuffer(38, 21, format)
        CVBufferPropagateAttachments(buffer, copy)
        try copy.write(raster)
        for plane in [0, 1] {
            let before = bytes(of: buffer, plane: plane, bytesPerRow: 38)
            let after = bytes(of: copy, plane: plane, bytesPerRow: 38)
            let worst = zip(before, after).map { abs(Int($0) - Int($1)) }.max()
            #expect(try #require(worst) <= 1, "plane \(plane)")
        }
    }

    @Test("Video without a matrix is taken for standard definition when small, high definition when large")
    func defaultMatrix() throws {
        let small = try makeBuffer(640, 480, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
        let large = try makeBuffer(1280, 720, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
        #expect(small.yCbCrEncoding?.matrix == .bt601)
        #expect(large.yCbCrEncoding?.matrix == .bt709)
    }

    @Test(
        "Formats without colors give a status and no image",
        arguments: [
            kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_TwoComponent32Float, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat16,
        ]
    )
    func unsupported(format: OSType) throws {
        var made: CGImage? = try image(makeBuffer(1, 1, kCVPixelFormatType_32BGRA))
        #expect(VTCreateCGImageFromCVPixelBuffer(try makeBuffer(4, 4, format), options: nil, imageOut: &made) != noErr)
        #expect(made == nil)
    }

    @Test("The read-only wrapper fills a local variable, as apps write it")
    func readOnly() throws {
        let pixelBuffer = CVReadOnlyPixelBuffer(unsafeBuffer: try makeBuffer(6, 4, kCVPixelFormatType_32BGRA))
        var cgImage: CGImage?
        _ = pixelBuffer.withUnsafeBuffer { VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &cgImage) }
        #expect(cgImage?.width == 6)
    }

    @Test("A later change of the buffer doesn't reach the image")
    func isolation() throws {
        let buffer = try makeBuffer(2, 2, kCVPixelFormatType_OneComponent8)
        let raster = try image(buffer).raster
        fill(buffer, bytesPerRow: 2) { _, _ in 9 }
        #expect(raster.withUnsafeBytes { [UInt8]($0) } == [0, 0, 0, 0])
    }
}
