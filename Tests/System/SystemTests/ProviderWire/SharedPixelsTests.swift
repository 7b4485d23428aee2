import CoreVideo
import Foundation
import PixelEngine
import ProcessEngine
import ProviderFrames
import ProviderWire
import Testing

@Suite("Shared pixels")
struct SharedPixelsTests {
    private func buffer(isShared: Bool, format: OSType = kCVPixelFormatType_32BGRA) throws -> CVReadOnlyPixelBuffer {
        var attributes = CVPixelBufferCreationAttributes(
            pixelFormatType: CVPixelFormatType(rawValue: format),
            size: CVImageSize(width: 33, height: 21)
        )
        attributes.isShared = isShared
        let buffer = try CVMutablePixelBuffer(attributes)
        buffer.withUnsafeBuffer { buffer in
            for plane in buffer.planes {
                plane.memory.withUnsafeMutableBytes { bytes in
                    for row in 0..<plane.height {
                        for column in 0..<plane.width {
                            bytes[plane.byteOffset + row * plane.bytesPerRow + column] = UInt8(row ^ column)
                        }
                    }
                }
            }
        }
        return CVReadOnlyPixelBuffer(buffer)
    }

    @Test(
        "Arrive in every layout, whether they were shared before or not",
        arguments: [true, false],
        [kCVPixelFormatType_32BGRA, kCVPixelFormatType_OneComponent8, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange]
    )
    func roundTrip(isShared: Bool, format: OSType) throws {
        let original = try buffer(isShared: isShared, format: format)
        let shared = try SharedPixels(original)
        let copy = try shared.layout.pixelBuffer(mapping: try shared.descriptor())
        #expect(copy.lentBuffer.memory?.isSealed == true)
        for (first, second) in zip(original.lentBuffer.planes, copy.lentBuffer.planes) {
            for row in 0..<first.height {
                let rows = [first, second].map { plane in
                    plane.memory.withUnsafeBytes { bytes in
                        let start = plane.byteOffset + row * plane.bytesPerRow
                        return Array(bytes[start..<start + plane.width])
                    }
                }
                #expect(rows[0] == rows[1])
            }
        }
    }

    @Test("Aren't copied when they are sealed already")
    func sharesSealed() throws {
        let original = try buffer(isShared: true)
        let inode = { (descriptor: Int32) in
            var status = stat()
            fstat(descriptor, &status)
            return status.st_ino
        }
        let descriptor = try SharedPixels(original).descriptor()
        #expect(inode(descriptor.rawValue) == inode(try #require(original.lentBuffer.memory?.fileDescriptor)))
    }

    @Test("Refuse every later change, also by whoever gets them")
    func areSealed() throws {
        let descriptor = try SharedPixels(try buffer(isShared: false)).descriptor()
        #expect(ftruncate(descriptor.rawValue, 0) == -1)
        #expect(write(descriptor.rawValue, "x", 1) == -1)
        #expect(mmap(nil, 1, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.rawValue, 0) == MAP_FAILED)
    }

    @Test("Say that they are opaque, and come with their half, if they were sealed so")
    func opaque() throws {
        let drawn = try Raster(width: 1_200, height: 1_000, format: .rgba8, alpha: .opaque) { bytes, _ in
            for place in bytes.indices { bytes[place] = UInt8(truncatingIfNeeded: place / 5) }
        }
        let buffer = CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(drawn.sealed(as: .bgra8)))
        let shared = try SharedPixels(buffer)
        let copy = try shared.layout.pixelBuffer(mapping: shared.descriptor()).lentBuffer
        #expect(CVBufferCopyAttachment(copy, kCVImageBufferAlphaChannelIsOpaque, nil) as? Bool == true)
        let seen = try copy.makeRaster()
        #expect(seen.alpha == .opaque && seen.halfOffset != nil)
        let half = try #require(try seen.halved())
        #expect(half.memory === seen.memory)
        #expect(try half.converted(to: .rgba8, alpha: .opaque).packedRGB() == drawn.halved()?.packedRGB())
        // Nobody looked at the pixels of other buffers.
        let other = try SharedPixels(self.buffer(isShared: true))
        #expect(other.layout.isOpaque == nil && other.layout.halfOffset == nil)
    }

    @Test("Aren't taken in memory that somebody could still change")
    func refusesUnsealed() throws {
        let memory = try #require(PixelMemory.allocateShared(byteCount: 4_096))
        let layout = PixelLayout(
            format: kCVPixelFormatType_32BGRA,
            width: 8,
            height: 8,
            planes: [.init(offset: 0, bytesPerRow: 32)],
            byteCount: 4_096
        )
        let descriptor = Descriptor(owning: dup(try #require(memory.fileDescriptor)))
        let error = #expect(throws: WireError.self) { try layout.pixelBuffer(mapping: descriptor) }
        #expect(error?.code == .malformed)
    }

    @Test(
        "Aren't taken in a layout that doesn't fit their memory",
        arguments: [
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 33,
                height: 21,
                planes: [.init(offset: 0, bytesPerRow: 131)],
                byteCount: 4_000
            ),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 33,
                height: 21,
                planes: [.init(offset: -1, bytesPerRow: 192)],
                byteCount: 4_032
            ),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 33,
                height: 22,
                planes: [.init(offset: 0, bytesPerRow: 192)],
                byteCount: 4_032
            ),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 33,
                height: 21,
                planes: [.init(offset: .max, bytesPerRow: 192)],
                byteCount: 4_032
            ),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 33,
                height: 21,
                planes: [.init(offset: 0, bytesPerRow: .max)],
                byteCount: 4_032
            ),
            PixelLayout(format: kCVPixelFormatType_32BGRA, width: 33, height: 21, planes: [], byteCount: 4_032),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 0,
                height: 21,
                planes: [.init(offset: 0, bytesPerRow: 192)],
                byteCount: 4_032
            ),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 1 << 40,
                height: 1 << 40,
                planes: [.init(offset: 0, bytesPerRow: 192)],
                byteCount: 4_032
            ),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 33,
                height: 21,
                planes: [.init(offset: 0, bytesPerRow: 192)],
                byteCount: 1 << 40
            ),
            PixelLayout(
                format: kCVPixelFormatType_32BGRA,
                width: 33,
                height: 400,
                planes: [.init(offset: 0, bytesPerRow: 192)],
                byteCount: 80_000
            ),
            PixelLayout(
                format: 7,
                width: 33,
                height: 21,
                planes: [.init(offset: 0, bytesPerRow: 192)],
                byteCount: 4_032
            ),
        ]
            + [-64, 0, 2_048, 4_000].map { halfOffset in
                PixelLayout(
                    format: kCVPixelFormatType_32BGRA,
                    width: 33,
                    height: 21,
                    planes: [.init(offset: 0, bytesPerRow: 192)],
                    byteCount: 4_032,
                    isOpaque: true,
                    halfOffset: halfOffset
                )
            }
    )
    func refusesLayouts(layout: PixelLayout) throws {
        let descriptor = try SharedPixels(try buffer(isShared: false)).descriptor()
        let error = #expect(throws: WireError.self) { try layout.pixelBuffer(mapping: descriptor) }
        // Sizes are bounded before anything is compared with the memory.
        let isBounded = layout.width == 33 && layout.byteCount < 1 << 40
        #expect(error?.code == (isBounded ? .malformed : .tooLarge))
    }
}
