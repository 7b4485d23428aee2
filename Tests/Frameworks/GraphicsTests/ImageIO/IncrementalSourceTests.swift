import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Sources whose bytes arrive piece by piece")
struct IncrementalSourceTests {
    /// A file of a type, of noise that takes some kilobytes.
    private func file(_ type: String) throws -> Data {
        var seed: UInt32 = 7
        let image = try cgImage(64, 48) { _, _ in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return [UInt8(seed >> 24), UInt8(seed >> 16 & 255), 90, 255]
        }
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil)
        )
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    @Test("Tell the size before the image is there", arguments: ["public.png", "public.jpeg"])
    func pieces(type: String) throws {
        let data = try file(type)
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, data.prefix(6) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(data.count * 3 / 4) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetType(source).map { "\($0)" } == type)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 64)
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 48)
    }

    @Test("Say what is wrong once there is no more to come")
    func failures() throws {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, Data() as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        let words = Data(repeating: 65, count: 200)
        CGImageSourceUpdateData(source, words.prefix(20) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, words as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        let provider = try #require(CGDataProvider(data: try file("public.png").prefix(20) as CFData))
        CGImageSourceUpdateDataProvider(source, provider, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }
}
