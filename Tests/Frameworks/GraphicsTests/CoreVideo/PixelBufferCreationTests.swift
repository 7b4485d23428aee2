import CoreVideo
import Testing

@Suite("Pixel buffer creation")
struct PixelBufferCreationTests {
    /// A format, its bytes per element in each plane, and nothing else.
    struct Format: CustomTestStringConvertible {
        let code: OSType
        let elementBytes: [Int]
        var testDescription: String { "\(code)" }

        static let all: [Format] = [
            Format(code: kCVPixelFormatType_32BGRA, elementBytes: [4]),
            Format(code: kCVPixelFormatType_32RGBA, elementBytes: [4]),
            Format(code: kCVPixelFormatType_32ARGB, elementBytes: [4]),
            Format(code: kCVPixelFormatType_32ABGR, elementBytes: [4]),
            Format(code: kCVPixelFormatType_24RGB, elementBytes: [3]),
            Format(code: kCVPixelFormatType_24BGR, elementBytes: [3]),
            Format(code: kCVPixelFormatType_OneComponent8, elementBytes: [1]),
            Format(code: kCVPixelFormatType_OneComponent16, elementBytes: [2]),
            Format(code: kCVPixelFormatType_OneComponent16Half, elementBytes: [2]),
            Format(code: kCVPixelFormatType_OneComponent32Float, elementBytes: [4]),
            Format(code: kCVPixelFormatType_TwoComponent8, elementBytes: [2]),
            Format(code: kCVPixelFormatType_TwoComponent16Half, elementBytes: [4]),
            Format(code: kCVPixelFormatType_TwoComponent32Float, elementBytes: [8]),
            Format(code: kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, elementBytes: [1, 2]),
            Format(code: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, elementBytes: [1, 2]),
            Format(code: kCVPixelFormatType_64RGBALE, elementBytes: [8]),
            Format(code: kCVPixelFormatType_64RGBAHalf, elementBytes: [8]),
            Format(code: kCVPixelFormatType_128RGBAFloat, elementBytes: [16]),
            Format(code: kCVPixelFormatType_DepthFloat16, elementBytes: [2]),
            Format(code: kCVPixelFormatType_DepthFloat32, elementBytes: [4]),
            Format(code: kCVPixelFormatType_DisparityFloat16, elementBytes: [2]),
            Format(code: kCVPixelFormatType_DisparityFloat32, elementBytes: [4]),
        ]
    }

    @Test("Every format gets padded rows, its planes and zeros", arguments: Format.all)
    func creates(_ format: Format) throws {
        let buffer = try makeBuffer(37, 21, format.code)
        #expect(CVPixelBufferGetWidth(buffer) == 37)
        #expect(CVPixelBufferGetHeight(buffer) == 21)
        #expect(CVPixelBufferGetPixelFormatType(buffer) == format.code)
        #expect(CVPixelBufferIsPlanar(buffer) == (format.elementBytes.count > 1))
        #expect(CVPixelBufferGetPlaneCount(buffer) == (format.elementBytes.count > 1 ? 2 : 0))
        for (plane, size) in format.elementBytes.enumerated() {
            let width = plane == 0 ? 37 : 19
            let height = plane == 0 ? 21 : 11
            let rowBytes = CVPixelBufferGetBytesPerRowOfPlane(buffer, plane)
            #expect(CVPixelBufferGetWidthOfPlane(buffer, plane) == width)
            #expect(CVPixelBufferGetHeightOfPlane(buffer, plane) == height)
            #expect(rowBytes > width * size)
            #expect(rowBytes.isMultiple(of: 64))
            #expect(bytes(of: buffer, plane: plane, bytesPerRow: width * size).allSatisfy { $0 == 0 })
        }
        #expect(CVPixelBufferGetBytesPerRow(buffer) == CVPixelBufferGetBytesPerRowOfPlane(buffer, 0))
        #expect(CVPixelBufferGetDataSize(buffer) >= 37 * 21 * format.elementBytes[0])
    }

    @Test("Rows are aligned as asked", arguments: [1, 4, 16, 128, 256])
    func alignment(_ alignment: Int) throws {
        let attributes = [kCVPixelBufferBytesPerRowAlignmentKey: alignment] as CFDictionary
        let buffer = try makeBuffer(33, 2, kCVPixelFormatType_OneComponent8, attributes)
        #expect(CVPixelBufferGetBytesPerRow(buffer) == (33 + alignment - 1) / alignment * alignment)
    }

    @Test(
        "What can't be made is refused with its code",
        arguments: [
            (0, 4, kCVPixelFormatType_32BGRA, kCVReturnInvalidSize),
            (4, -1, kCVPixelFormatType_32BGRA, kCVReturnInvalidSize),
            (Int.max, 4, kCVPixelFormatType_32BGRA, kCVReturnInvalidSize),
            (4, 4, OSType(0x3F3F_3F3F), kCVReturnInvalidPixelFormat),
            (1 << 20, 1 << 20, kCVPixelFormatType_128RGBAFloat, kCVReturnAllocationFailed),
        ]
    )
    func refusals(width: Int, height: Int, format: OSType, code: CVReturn) {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, width, height, format, nil, &buffer) == code)
        #expect(buffer == nil)
    }

    @Test("An impossible alignment is refused")
    func impossibleAlignment() {
        var buffer: CVPixelBuffer?
        let attributes = [kCVPixelBufferBytesPerRowAlignmentKey: -8] as CFDictionary
        let status = CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_32BGRA, attributes, &buffer)
        #expect(status == kCVReturnInvalidPixelBufferAttributes)
    }

    @Test("The codes have the published values")
    func codes() {
        #expect(kCVReturnSuccess == 0)
        #expect(kCVReturnError == -6660)
        #expect(kCVReturnInvalidPixelFormat == -6680)
        #expect(kCVReturnPoolAllocationFailed == -6690)
        #expect(kCVPixelFormatType_32BGRA == 1_111_970_369)
        #expect(kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange == 875_704_438)
    }

    @Test("Extra pixels surround the picture and take its border")
    func extendedPixels() throws {
        let attributes =
            [
                kCVPixelBufferExtendedPixelsLeftKey: 2, kCVPixelBufferExtendedPixelsRightKey: 3,
                kCVPixelBufferExtendedPixelsTopKey: 1, kCVPixelBufferExtendedPixelsBottomKey: 2,
                kCVPixelBufferBytesPerRowAlignmentKey: 1,
            ] as CFDictionary
        let buffer = try makeBuffer(3, 2, kCVPixelFormatType_OneComponent8, attributes)
        var (left, right, top, bottom) = (0, 0, 0, 0)
        CVPixelBufferGetExtendedPixels(buffer, &left, &right, &top, &bottom)
        let padding: [Int] = [left, right, top, bottom]
        #expect(padding == [2, 3, 1, 2])
        fill(buffer, bytesPerRow: 3) { x, y in UInt8(10 * y + x) }
        #expect(CVPixelBufferFillExtendedPixels(buffer) == kCVReturnSuccess)
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
        let address = try #require(CVPixelBufferGetBaseAddress(buffer))
        #expect(CVPixelBufferGetBytesPerRow(buffer) == 8)
        let all = [UInt8](UnsafeRawBufferPointer(start: address - 2 - 8, count: 40))
        let upper: [UInt8] = [0, 0, 0, 1, 2, 2, 2, 2]
        let lower: [UInt8] = [10, 10, 10, 11, 12, 12, 12, 12]
        #expect(all == upper + upper + lower + lower + lower)
    }
}
