import CoreVideo
import Testing

@Suite("Pixel buffer values")
struct PixelBufferValuesTests {
    @Test("A mutable buffer is written, then read by everybody")
    func values() throws {
        var buffer = try CVMutablePixelBuffer(
            CVPixelBufferCreationAttributes(
                pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange),
                size: CVImageSize(width: 5, height: 3),
                bytesPerRowAlignment: 8,
                extendedPixels: CVPixelBufferPadding(left: 2)
            )
        )
        let (planes, isPlanar, padding) = (buffer.planeProperties, buffer.isPlanar, buffer.extendedPixels)
        #expect(isPlanar)
        #expect(planes.map(\.size) == [CVImageSize(width: 5, height: 3), CVImageSize(width: 3, height: 2)])
        #expect(planes.map(\.bytesPerRow) == [8, 8])
        #expect(padding == CVPixelBufferPadding(left: 2))
        buffer.accessUnsafeMutableRawPlaneBytes { planes in
            for y in 0..<3 { planes[0].bytes[y * 8] = UInt8(y + 1) }
        }
        let wasFilled = buffer.fillExtendedPixels()
        #expect(wasFilled)
        let attributes = buffer.creationAttributes
        let shared = CVReadOnlyPixelBuffer(buffer)
        #expect(shared.isCompatibleWith(attributes))
        #expect(shared.size == CVImageSize(width: 5, height: 3))
        #expect(shared.displaySize == CGSize(width: 5, height: 3))
        #expect(shared.originPosition == .topLeft)
        let column = shared.accessUnsafeRawPlaneBytes { planes in (0..<3).map { planes[0].bytes[$0 * 8] } }
        #expect(column == [1, 2, 3])
    }

    @Test("An unknown format throws")
    func unknownFormat() {
        let error = #expect(throws: CVError.self) {
            _ = try CVMutablePixelBuffer(
                CVPixelBufferCreationAttributes(
                    pixelFormatType: CVPixelFormatType(rawValue: 1),
                    size: CVImageSize(width: 5, height: 3)
                )
            )
        }
        #expect(error?.code == kCVReturnInvalidPixelFormat)
    }

    @Test("A pool uses memory again, up to a threshold")
    func pool() throws {
        let attributes =
            [
                kCVPixelBufferWidthKey: 16, kCVPixelBufferHeightKey: 8,
                kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA,
            ] as CFDictionary
        var made: CVPixelBufferPool?
        #expect(CVPixelBufferPoolCreate(nil, nil, attributes, &made) == kCVReturnSuccess)
        let pool = try #require(made)
        var first: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, pool, &first) == kCVReturnSuccess)
        let address = try #require(first).memory.map { ObjectIdentifier($0) }
        let threshold = [kCVPixelBufferPoolAllocationThresholdKey: 1] as CFDictionary
        var second: CVPixelBuffer?
        let status = CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, threshold, &second)
        #expect(status == kCVReturnWouldExceedAllocationThreshold)
        first = nil
        #expect(pool.freeCount == 1)
        #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, threshold, &second) == kCVReturnSuccess)
        #expect(second?.memory.map { ObjectIdentifier($0) } == address)
        second = nil
        CVPixelBufferPoolFlush(pool, .excessBuffers)
        #expect(pool.freeCount == 0)
    }

    @Test("A pool leaves alone the memory that a picture still shows")
    func poolWithPicture() throws {
        let pool = CVPixelBufferPool(try CVPixelBufferPlan(4, 4, kCVPixelFormatType_32BGRA))
        var kept: CVBuffer? = try pool.makeBuffer()
        let memory = kept?.memory
        kept = nil
        #expect(memory != nil)
        #expect(pool.freeCount == 0)
    }

    @Test("A pool needs a size and a format")
    func poolWithoutSize() {
        var made: CVPixelBufferPool?
        #expect(CVPixelBufferPoolCreate(nil, nil, nil, &made) == kCVReturnInvalidPixelBufferAttributes)
        #expect(made == nil)
    }
}
