import CoreGraphics.CGImage
import CoreVideo.CVPixelBuffer
import ImageIO.CGImageProperties
import ImageIO.CGImageSource
import Testing

@Suite("Modules through their parts")
struct PartImportTests {
    @Test("A part brings the whole module")
    func parts() throws {
        let color = CoreGraphics.CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color.alpha == 1)
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
        let source = CGImageSourceCreateWithData(Data("no image".utf8) as CFData, nil)
        #expect(source.map(CGImageSourceGetCount) == 0)
        #expect(kCGImagePropertyExifFNumber as String == "FNumber")
    }
}
