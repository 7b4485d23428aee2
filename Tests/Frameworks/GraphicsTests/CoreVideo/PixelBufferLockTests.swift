import CoreVideo
import Testing

@Suite("Pixel buffer locks and attachments")
struct PixelBufferLockTests {
    @Test("The address is there between lock and unlock alone")
    func address() throws {
        let buffer = try makeBuffer(8, 8, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CVPixelBufferGetBaseAddress(buffer) == nil)
        #expect(CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
        #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 1) != nil)
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
        #expect(CVPixelBufferGetBaseAddress(buffer) != nil)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
        #expect(CVPixelBufferGetBaseAddress(buffer) == nil)
    }

    @Test("An unlock needs a lock with the same flags")
    func unbalanced() throws {
        let buffer = try makeBuffer(8, 8, kCVPixelFormatType_32BGRA)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnInvalidArgument)
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnInvalidArgument)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
    }

    @Test("Locks from many threads add up")
    func threads() async throws {
        let shared = CVReadOnlyPixelBuffer(unsafeBuffer: try makeBuffer(8, 8, kCVPixelFormatType_32BGRA))
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    shared.withUnsafeBuffer { buffer in
                        (0..<500).allSatisfy { _ in
                            CVPixelBufferLockBaseAddress(buffer, .readOnly)
                            defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
                            return CVPixelBufferGetBaseAddress(buffer) != nil
                        }
                    }
                }
            }
            for await wasLocked in group { #expect(wasLocked) }
        }
        #expect(shared.withUnsafeBuffer { CVPixelBufferGetBaseAddress($0) == nil })
    }

    @Test("Attachments keep their mode, and some go along")
    func attachments() throws {
        let buffer = try makeBuffer(2, 2, kCVPixelFormatType_32BGRA)
        #expect(CVBufferCopyAttachments(buffer, .shouldPropagate) == nil)
        CVBufferSetAttachment(buffer, "Camera", "front", .shouldPropagate)
        CVBufferSetAttachment(buffer, "Frame", 12, .shouldNotPropagate)
        var mode = CVAttachmentMode.shouldNotPropagate
        #expect(CVBufferCopyAttachment(buffer, "Camera", &mode) as? String == "front")
        #expect(mode == .shouldPropagate)
        let copy = try makeBuffer(2, 2, kCVPixelFormatType_32BGRA)
        CVBufferPropagateAttachments(buffer, copy)
        #expect(CVBufferHasAttachment(copy, "Camera"))
        #expect(!CVBufferHasAttachment(copy, "Frame"))
        CVBufferRemoveAttachment(buffer, "Frame")
        #expect(CVBufferCopyAttachment(buffer, "Frame", nil) == nil)
        CVBufferRemoveAllAttachments(buffer)
        #expect(!CVBufferHasAttachment(buffer, "Camera"))
    }

    @Test("The clean aperture is centered with its offset")
    func cleanAperture() throws {
        let buffer = try makeBuffer(100, 60, kCVPixelFormatType_32BGRA)
        #expect(CVImageBufferGetDisplaySize(buffer) == CGSize(width: 100, height: 60))
        let aperture =
            [
                kCVImageBufferCleanApertureWidthKey: 80, kCVImageBufferCleanApertureHeightKey: 40,
                kCVImageBufferCleanApertureHorizontalOffsetKey: 5, kCVImageBufferCleanApertureVerticalOffsetKey: -5,
            ] as CFDictionary
        CVBufferSetAttachment(buffer, kCVImageBufferCleanApertureKey, aperture, .shouldPropagate)
        #expect(CVImageBufferGetCleanRect(buffer) == CGRect(x: 15, y: 5, width: 80, height: 40))
        #expect(CVImageBufferGetEncodedSize(buffer) == CGSize(width: 100, height: 60))
    }
}
