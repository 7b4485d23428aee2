// Declarations of Core Video and Video Toolbox in the shape that code for Apple's SDK uses them; this file compiles
// unchanged or not at all.

import CoreGraphics
import CoreVideo
import Foundation
import Testing
import VideoToolbox

@Suite("Core Video source written for Apple's SDK")
struct CoreVideoSourceCompatibilityTests {
    @Test("Buffers are made, locked, read and attached to as in C-style code")
    func buffers() {
        var made: CVPixelBuffer?
        let attributes =
            [
                kCVPixelBufferCGImageCompatibilityKey: true,
                kCVPixelBufferCGBitmapContextCompatibilityKey: true,
                kCVPixelBufferMetalCompatibilityKey: true,
                kCVPixelBufferIOSurfacePropertiesKey: [:] as CFDictionary,
            ] as CFDictionary
        let status: CVReturn = CVPixelBufferCreate(
            kCFAllocatorDefault,
            8,
            4,
            kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
            attributes,
            &made
        )
        guard status == kCVReturnSuccess, let buffer = made else {
            Issue.record("no buffer: \(status)")
            return
        }
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(buffer, CVPixelBufferLockFlags(rawValue: 1)) }
        let address: UnsafeMutableRawPointer? = CVPixelBufferGetBaseAddressOfPlane(buffer, 1)
        #expect(address != nil && CVPixelBufferGetBaseAddress(buffer) != nil)
        #expect(CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 2)
        #expect(CVPixelBufferGetWidth(buffer) == 8 && CVPixelBufferGetHeight(buffer) == 4)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 4 && CVPixelBufferGetHeightOfPlane(buffer, 1) == 2)
        #expect(CVPixelBufferGetBytesPerRow(buffer) >= 8 && CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) >= 8)
        #expect(CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CVPixelBufferGetDataSize(buffer) >= 48)
        CVBufferSetAttachment(
            buffer,
            kCVImageBufferYCbCrMatrixKey,
            kCVImageBufferYCbCrMatrix_ITU_R_601_4,
            .shouldPropagate
        )
        #expect(CVBufferCopyAttachment(buffer, kCVImageBufferYCbCrMatrixKey, nil) != nil)
        #expect(CVBufferCopyAttachments(buffer, .shouldPropagate)?.count == 1)
    }

    @Test("Bytes of an app become a buffer")
    func borrowedBytes() {
        var made: CVPixelBuffer?
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        let release: CVPixelBufferReleaseBytesCallback = { _, bytes in
            UnsafeMutableRawPointer(mutating: bytes)?.deallocate()
        }
        let status = CVPixelBufferCreateWithBytes(
            nil,
            4,
            4,
            kCVPixelFormatType_32BGRA,
            bytes,
            16,
            release,
            nil,
            nil,
            &made
        )
        #expect(status == kCVReturnSuccess && made != nil)
    }

    @Test("The Swift types describe and lend their buffer")
    func swiftTypes() throws {
        let attributes = CVPixelBufferCreationAttributes(
            pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA),
            size: CVImageSize(CGSize(width: 5.5, height: 3), rounded: .down)
        )
        var mutable = try CVMutablePixelBuffer(attributes)
        mutable.accessUnsafeMutableRawPlaneBytes { planes in
            for plane in planes { plane.bytes.initializeMemory(as: UInt8.self, repeating: 7) }
        }
        mutable.fillExtendedPixels()
        let shared = CVReadOnlyPixelBuffer(mutable)
        #expect(shared.size == CVImageSize(width: 5, height: 3) && shared.planeCount == 0 && !shared.isPlanar)
        #expect(shared.encodedSize == CGSize(width: 5, height: 3) && shared.displaySize == shared.encodedSize)
        #expect(shared.cleanRect.width == 5 && shared.originPosition == CVImageBufferOriginPosition.topLeft)
        #expect(shared.extendedPixels == .zero && shared.isCompatibleWith(attributes))
        #expect(shared.pixelFormatType.rawValue == kCVPixelFormatType_32BGRA && shared.colorSpace == nil)
        #expect(shared.planeProperties.first?.bytesPerRow ?? 0 >= 20)
        #expect(shared.creationAttributes.size == shared.size)
        #expect(shared.accessUnsafeRawPlaneBytes { $0.first?.bytes.first } == 7)

        var cgImage: CGImage?
        _ = shared.withUnsafeBuffer { VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &cgImage) }
        #expect(cgImage?.width == 5)
    }

    @Test("Return codes and formats have Apple's numbers")
    func numbers() {
        #expect(kCVReturnError == -6660 && kCVReturnInvalidArgument == -6661 && kCVReturnAllocationFailed == -6662)
        #expect(kCVReturnUnsupported == -6663 && kCVReturnInvalidPixelFormat == -6680 && kCVReturnInvalidSize == -6681)
        #expect(kCVReturnInvalidPixelBufferAttributes == -6682 && kCVReturnPoolAllocationFailed == -6690)
        #expect(kCVReturnWouldExceedAllocationThreshold == -6689 && kCVReturnInvalidPoolAttributes == -6691)
        #expect(kCVReturnRetry == -6692 && noErr == 0)
        let codes: [(OSType, String)] = [
            (kCVPixelFormatType_32BGRA, "BGRA"), (kCVPixelFormatType_32RGBA, "RGBA"),
            (kCVPixelFormatType_32ABGR, "ABGR"), (kCVPixelFormatType_24BGR, "24BG"),
            (kCVPixelFormatType_OneComponent8, "L008"), (kCVPixelFormatType_OneComponent16Half, "L00h"),
            (kCVPixelFormatType_OneComponent32Float, "L00f"), (kCVPixelFormatType_TwoComponent8, "2C08"),
            (kCVPixelFormatType_TwoComponent32Float, "2C0f"),
            (kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, "420v"),
            (kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, "420f"), (kCVPixelFormatType_64RGBAHalf, "RGhA"),
            (kCVPixelFormatType_128RGBAFloat, "RGfA"), (kCVPixelFormatType_DepthFloat32, "fdep"),
            (kCVPixelFormatType_DepthFloat16, "hdep"), (kCVPixelFormatType_DisparityFloat32, "fdis"),
            (kCVPixelFormatType_DisparityFloat16, "hdis"),
        ]
        for (code, text) in codes { #expect(code == text.utf8.reduce(0) { $0 << 8 | OSType($1) }, "\(text)") }
        #expect(kCVPixelFormatType_32ARGB == 0x20 && kCVPixelFormatType_24RGB == 0x18)
    }
}
