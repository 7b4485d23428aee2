import CoreVideo
import Synchronization
import Testing

@Suite("Pixel buffers around existing bytes")
struct PixelBufferBytesTests {
    /// A count of releases that a C callback can reach.
    final class Counter: Sendable {
        let count = Mutex(0)
    }

    @Test("The bytes are used in place and released once")
    func packed() throws {
        let counter = Counter()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 48, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 7, count: 48)
        let context = Unmanaged.passUnretained(counter).toOpaque()
        do {
            var made: CVPixelBuffer?
            let status = CVPixelBufferCreateWithBytes(
                nil,
                3,
                3,
                kCVPixelFormatType_32BGRA,
                memory,
                16,
                { context, bytes in
                    guard let context else { return }
                    Unmanaged<Counter>.fromOpaque(context).takeUnretainedValue().count.withLock { $0 += 1 }
                    bytes?.deallocate()
                },
                context,
                nil,
                &made
            )
            #expect(status == kCVReturnSuccess)
            let buffer = try #require(made)
            #expect(CVPixelBufferGetBytesPerRow(buffer) == 16)
            CVPixelBufferLockBaseAddress(buffer, .readOnly)
            #expect(CVPixelBufferGetBaseAddress(buffer) == memory)
            CVPixelBufferUnlockBaseAddress(buffer, .readOnly)
            #expect(counter.count.withLock { $0 } == 0)
        }
        #expect(counter.count.withLock { $0 } == 1)
    }

    @Test("Planes are used in place and released once")
    func planar() throws {
        let counter = Counter()
        let luma = UnsafeMutableRawPointer.allocate(byteCount: 12, alignment: 16)
        let chroma = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 16)
        luma.initializeMemory(as: UInt8.self, repeating: 81, count: 12)
        chroma.initializeMemory(as: UInt8.self, repeating: 90, count: 8)
        do {
            var addresses: [UnsafeMutableRawPointer?] = [luma, chroma]
            var widths = [3, 2], heights = [3, 2], rows = [4, 4]
            var made: CVPixelBuffer?
            let status = CVPixelBufferCreateWithPlanarBytes(
                nil,
                3,
                3,
                kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
                nil,
                0,
                2,
                &addresses,
                &widths,
                &heights,
                &rows,
                { context, _, _, count, planes in
                    guard let context, let planes else { return }
                    Unmanaged<Counter>.fromOpaque(context).takeUnretainedValue().count.withLock { $0 += 1 }
                    for index in 0..<count { planes[index]?.deallocate() }
                },
                Unmanaged.passUnretained(counter).toOpaque(),
                nil,
                &made
            )
            #expect(status == kCVReturnSuccess)
            let buffer = try #require(made)
            #expect(bytes(of: buffer, plane: 0, bytesPerRow: 3) == [UInt8](repeating: 81, count: 9))
            #expect(bytes(of: buffer, plane: 1, bytesPerRow: 4) == [UInt8](repeating: 90, count: 8))
            #expect(counter.count.withLock { $0 } == 0)
        }
        #expect(counter.count.withLock { $0 } == 1)
    }

    @Test("Rows shorter than the width are refused, and nothing is released")
    func shortRows() {
        var bytes = [UInt8](repeating: 0, count: 64)
        var made: CVPixelBuffer?
        let status = bytes.withUnsafeMutableBytes { raw in
            CVPixelBufferCreateWithBytes(
                nil,
                4,
                4,
                kCVPixelFormatType_32BGRA,
                raw.baseAddress!,
                15,
                nil,
                nil,
                nil,
                &made
            )
        }
        #expect(status == kCVReturnInvalidArgument)
        #expect(made == nil)
    }
}
