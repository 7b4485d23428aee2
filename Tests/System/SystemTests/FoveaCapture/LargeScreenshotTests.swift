import CoreVideo
import FoveaCapture
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import Testing

@Suite("A screenshot larger than its profile keeps")
struct LargeScreenshotTests {
    /// As wide as the largest displays; a strip of it is enough.
    private static let (width, height) = (6016, 40)

    /// Memory for the rows as the file packs them, and not for the same pixels in four bytes.
    private static let scant = DecodingLimits(maximumDecodedByteCount: height * (width * 3 + 1))

    @Test("Is scaled once: each pixel is the mean of those it stands for")
    func once() throws {
        let picture = try CapturedPicture(Drawn.file(Self.width, Self.height))
        let buffer = try picture.pixelBuffer()
        #expect(buffer.size == CVImageSize(width: Self.width / 2, height: Self.height / 2))
        for (x, y) in [(0, 0), (1, 19), (1500, 7), (3007, 19)] {
            var sum: SIMD4<UInt16> = .init(repeating: 2)
            for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                sum &+= SIMD4<UInt16>(truncatingIfNeeded: Drawn.color(2 * x + column, 2 * y + row))
            }
            #expect(buffer.pixel(x, y) == SIMD4<UInt8>(truncatingIfNeeded: sum &>> 2))
        }
    }

    @Test("Is never held at its full size beside the rows of its file")
    func memory() throws {
        let picture = try CapturedPicture(Drawn.file(Self.width, Self.height), limits: Self.scant)
        #expect(try picture.pixelBuffer().size.width == Self.width / 2)
        #expect { try picture.pixelBuffer(size: .full) } throws: { ($0 as? CaptureError)?.code == .limitExceeded }
    }

    @Test("Keeps every pixel for who asks for them, and for a part that fits")
    func optOut() throws {
        let picture = try CapturedPicture(Drawn.file(Self.width, Self.height))
        let whole = try picture.pixelBuffer(size: .full)
        let part = try picture.pixelBuffer(of: .rectangle(PictureRegion(x: 0.5, y: 0, width: 0.25, height: 1)))
        #expect(whole.size == CVImageSize(width: Self.width, height: Self.height))
        #expect(part.size == CVImageSize(width: Self.width / 4, height: Self.height))
        for (x, y) in [(0, 0), (1, 19), (700, 39), (1503, 3)] {
            #expect(whole.pixel(x, y) == Drawn.color(x, y))
            #expect(part.pixel(x, y) == Drawn.color(Self.width / 2 + x, y))
        }
    }
}
