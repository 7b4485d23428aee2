import PixelEngine
import Testing

@Suite("Pictures in memory")
struct RasterTests {
    @Test("Rows that don't fit the memory are refused")
    func bounds() throws {
        let memory = try #require(PixelMemory.allocate(byteCount: 100))
        func raster(_ width: Int, _ height: Int, _ bytesPerRow: Int, _ offset: Int = 0) -> Raster? {
            Raster(
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                format: .rgba8,
                alpha: .opaque,
                memory: memory,
                byteOffset: offset
            )
        }
        #expect(raster(5, 5, 20) != nil)
        #expect(raster(5, 5, 20, 1) == nil)
        #expect(raster(5, 6, 20) == nil)
        #expect(raster(6, 4, 20) == nil)
        #expect(raster(5, 2, 80) != nil)
        #expect(raster(0, 5, 20) == nil)
        #expect(raster(.max, 2, .max) == nil)
        #expect(raster(5, .max, 20) == nil)
    }

    @Test("Impossible sizes are typed errors", arguments: [0, -1, Raster.maximumSide + 1, .max])
    func sizes(side: Int) {
        for (width, height) in [(side, 4), (4, side)] {
            #expect { try Raster.drawn(width: width, height: height) { _, _, _ in 0 } } throws: {
                ($0 as? PixelError)?.code == .invalidSize
            }
        }
    }

    @Test("A picture that no memory holds is a typed error")
    func memory() {
        #expect { try Raster.drawn(width: Raster.maximumSide, height: Raster.maximumSide) { _, _, _ in 0 } } throws: {
            ($0 as? PixelError)?.code == .outOfMemory
        }
    }

    @Test("A part that reaches outside isn't one", arguments: [Int.max, .min, -1, 4])
    func parts(x: Int) throws {
        let picture = try Raster.drawn(width: 4, height: 4) { _, _, _ in 0 }
        #expect(picture.cropped(x: x, y: 0, width: 1, height: 1) == nil)
        #expect(picture.cropped(x: 0, y: x, width: 1, height: 1) == nil)
        #expect(picture.cropped(x: 3, y: 3, width: 1, height: 1) != nil)
    }

    @Test("Transparent pixels are shown over white")
    func flattening() throws {
        let straight = try Raster.drawn(width: 1, height: 1, alpha: .straight) { _, _, c in [200, 100, 0, 51][c] }
        #expect(try straight.flattened().packedBytes == [244, 224, 204, 255])
        let clear = try Raster.drawn(width: 1, height: 1, alpha: .premultiplied) { _, _, _ in 0 }
        #expect(try clear.flattened().packedBytes == [255, 255, 255, 255])
    }

    @Test("Pixels that let nothing through are opaque where they lie", arguments: [AlphaMode.straight, .premultiplied])
    func opaqueInFact(alpha: AlphaMode) throws {
        let picture = try Raster.drawn(width: 37, height: 5, alpha: alpha) { x, y, c in c == 3 ? 255 : UInt8(x + y) }
        let flattened = try picture.flattened()
        #expect(flattened.alpha == .opaque)
        #expect(flattened.memory === picture.memory)
        #expect(flattened.packedBytes == picture.packedBytes)
        let hole = try Raster.drawn(width: 37, height: 5, alpha: alpha) { x, y, c in (x, y, c) == (36, 4, 3) ? 254 : 255
        }
        #expect(try hole.flattened().memory !== hole.memory)
    }

    @Test("Packing leaves the padding and the alpha out")
    func packing() throws {
        let wide = try Raster.drawn(width: 4, height: 3) { x, y, c in UInt8(x * 40 + y * 10 + c) }
        let part = try #require(wide.cropped(x: 1, y: 1, width: 2, height: 2))
        #expect(try part.packedRGB() == [50, 51, 52, 90, 91, 92, 60, 61, 62, 100, 101, 102])
    }

    @Test("Shared memory can be mapped again by its descriptor")
    func shared() throws {
        let memory = try #require(PixelMemory.allocateShared(byteCount: 4096))
        unsafe memory.withUnsafeMutableBytes { unsafe $0[17] = 99 }
        #expect(memory.fileDescriptor != nil)
        #expect(memory.withUnsafeBytes { $0[17] } == 99)
    }
}
