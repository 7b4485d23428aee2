import CoreVideo
import Foundation
import PixelEngine
import Testing

@Suite("Pixel buffers in shared memory")
struct SharedPixelBufferTests {
    static func makeShared() throws -> CVPixelBuffer {
        let buffer = try makeBuffer(
            40,
            30,
            kCVPixelFormatType_32BGRA,
            [kCVPixelBufferIOSurfacePropertiesKey: [:] as CFDictionary] as CFDictionary
        )
        fill(buffer, bytesPerRow: 160) { x, y in UInt8(truncatingIfNeeded: x * 3 + y) }
        return buffer
    }

    @Test("Another map of the descriptor sees the same pixels")
    func mapped() throws {
        let buffer = try Self.makeShared()
        let memory = try #require(buffer.memory)
        let descriptor = dup(try #require(memory.fileDescriptor))
        let other = try #require(
            PixelMemory.mapping(fileDescriptor: descriptor, byteCount: memory.byteCount, writable: false)
        )
        let plan = try CVPixelBufferPlan(40, 30, kCVPixelFormatType_32BGRA)
        let received = try CVBuffer(plan, memory: other)
        #expect(bytes(of: received, bytesPerRow: 160) == bytes(of: buffer, bytesPerRow: 160))
    }

    @Test("A read-only buffer is sealed: its descriptor refuses writes and changes of size")
    func sealed() throws {
        let expected = bytes(of: try Self.makeShared(), bytesPerRow: 160)
        let sealed = CVReadOnlyPixelBuffer(CVMutablePixelBuffer(unsafeBuffer: try Self.makeShared()))
        let memory = try #require(sealed.withUnsafeBuffer { $0.memory })
        #expect(memory.isSealed)
        let descriptor = try #require(memory.fileDescriptor)
        #expect(pwrite(descriptor, "x", 1, 0) == -1)
        #expect(errno == EPERM)
        #expect(ftruncate(descriptor, 1) == -1)
        let writable = mmap(nil, memory.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        #expect(writable == MAP_FAILED)
        #expect(sealed.withUnsafeBuffer { bytes(of: $0, bytesPerRow: 160) } == expected)
    }

    @Test("The receiver takes sealed memory of sufficient size and refuses any other")
    func received() throws {
        let sealed = CVReadOnlyPixelBuffer(CVMutablePixelBuffer(unsafeBuffer: try Self.makeShared()))
        let memory = try #require(sealed.withUnsafeBuffer { $0.memory })
        let descriptor = try #require(memory.fileDescriptor)
        let good = PixelMemory.mappingSealed(fileDescriptor: dup(descriptor), byteCount: memory.byteCount)
        #expect(good != nil)
        let long = PixelMemory.mappingSealed(fileDescriptor: dup(descriptor), byteCount: memory.byteCount + 1)
        #expect(long == nil)
        let open = try #require(try Self.makeShared().memory)
        let refused = PixelMemory.mappingSealed(
            fileDescriptor: dup(try #require(open.fileDescriptor)),
            byteCount: open.byteCount
        )
        #expect(refused == nil)
    }

    @Test("Memory on the heap has no seal")
    func heap() throws {
        let memory = try #require(PixelMemory.allocate(byteCount: 64))
        #expect(!memory.seal())
        #expect(!memory.isSealed)
    }

    @Test("A picture of a sealed buffer shares its memory; of any other it is a copy")
    func sharing() throws {
        let open = try Self.makeShared()
        let copy = try open.makeRaster()
        let memory = open.memory
        #expect(copy.memory !== memory)
        let sealed = CVReadOnlyPixelBuffer(CVMutablePixelBuffer(unsafeBuffer: open))
        let view = try sealed.withUnsafeBuffer { try $0.makeRaster() }
        #expect(view.memory === memory)
    }
}
