import PixelEngine
import Testing

@Suite("Pictures in memory that other processes map")
struct PixelWriterTests {
    private func drawing(width: Int, height: Int, alpha: AlphaMode = .opaque) throws -> Raster {
        try .drawn(width: width, height: height, alpha: alpha) { x, y, c in
            c == 3 && alpha == .opaque ? 255 : UInt8(truncatingIfNeeded: x * 3 + y * 7 + c * 50)
        }
    }

    /// The bytes of a picture, compared as one value.
    private func bytes(_ raster: Raster?) -> [UInt8]? { raster?.packedBytes }

    @Test(
        "All rows come, in another format as well, with the same half as is made of them",
        arguments: [(1_402, 1_000), (1_401, 1_000), (1_402, 999), (2, 2), (1, 1), (31, 7), (70_000, 16)],
        [PixelFormat.rgba8, .bgra8]
    )
    func same(size: (width: Int, height: Int), format: PixelFormat) throws {
        let picture = try drawing(width: size.width, height: size.height)
        let sealed = try picture.sealed(as: format)
        #expect(sealed.memory.isSealed)
        #expect(bytes(sealed) == bytes(try picture.converted(to: format, alpha: .opaque)))
        let isLarge = size.width * size.height * 4 >= 1 << 22
        let isEven = size.width.isMultiple(of: 2) && size.height.isMultiple(of: 2) && size.width < 40_000
        #expect((sealed.halfOffset != nil) == (isLarge && isEven))
        let half = try sealed.halved()
        #expect(bytes(half) == bytes(try picture.converted(to: format, alpha: .opaque).halved()))
        #expect((half?.memory === sealed.memory) == (isLarge && isEven))
    }

    @Test("Rows may come in pieces, and a second picture replaces the first")
    func pieces() throws {
        let (first, second) = (
            try drawing(width: 1_200, height: 900), try drawing(width: 1_200, height: 900).oriented(.down)
        )
        var writer = try #require(PixelWriter(width: 1_200, height: 900, format: .bgra8, alpha: .opaque))
        for top in stride(from: 0, to: 600, by: 100) {
            #expect(writer.append(try #require(first.cropped(x: 0, y: top, width: 1_200, height: 100))))
        }
        writer.restart()
        for (top, height) in [(0, 2), (2, 600), (602, 298)] {
            #expect(writer.append(try #require(second.cropped(x: 0, y: top, width: 1_200, height: height))))
        }
        let memory = try #require(writer.finish()?.sealed())
        let layout = SealedLayout(width: 1_200, height: 900, format: .bgra8, alpha: .opaque)
        #expect(memory.byteCount == layout.byteCount)
        let written = Raster(
            width: 1_200,
            height: 900,
            bytesPerRow: layout.bytesPerRow,
            format: .bgra8,
            alpha: .opaque,
            memory: memory,
            halfOffset: layout.halfOffset
        )
        let expected = try second.converted(to: .bgra8, alpha: .opaque)
        #expect(bytes(written) == bytes(expected))
        #expect(bytes(try written?.halved()) == bytes(try expected.halved()))
    }

    @Test("Rows that don't fit below those before are refused")
    func misfits() throws {
        var writer = try #require(PixelWriter(width: 1_200, height: 900, format: .bgra8, alpha: .opaque))
        #expect(!writer.append(try drawing(width: 1_202, height: 2)))
        #expect(!writer.append(try drawing(width: 1_200, height: 902)))
        #expect(writer.append(try drawing(width: 1_200, height: 899)))
        #expect(!writer.append(try drawing(width: 1_200, height: 1)))
    }

    @Test("Pages that were taken before hold the same")
    func reserved() throws {
        let picture = try drawing(width: 1_100, height: 1_000)
        let layout = SealedLayout(width: 1_100, height: 1_000, format: .bgra8, alpha: .opaque)
        let file = try #require(MemoryFile(byteCount: layout.byteCount))
        file.reserve()
        #expect(picture.file(as: .bgra8, alpha: .opaque, in: file) === file)
        let (reserved, plain) = (file.sealed(), picture.file(as: .bgra8, alpha: .opaque)?.sealed())
        #expect(reserved?.withUnsafeBytes { Array($0) } == plain?.withUnsafeBytes { Array($0) })
    }

    @Test("Memory of another size isn't used")
    func otherSize() throws {
        let file = try #require(MemoryFile(byteCount: 64))
        let written = try #require(drawing(width: 40, height: 30).file(as: .bgra8, alpha: .opaque, in: file))
        #expect(written !== file && written.byteCount == 192 * 30)
    }

    @Test("A half that isn't in the memory, or that there can't be, is refused", arguments: [-1, 4_000, 4_096, .max])
    func refused(offset: Int) throws {
        let memory = try #require(PixelMemory.allocate(byteCount: 4_096))
        func raster(_ width: Int, _ alpha: AlphaMode, half: Int) -> Raster? {
            Raster(
                width: width,
                height: 8,
                bytesPerRow: 64,
                format: .bgra8,
                alpha: alpha,
                memory: memory,
                halfOffset: half
            )
        }
        #expect(raster(8, .opaque, half: offset) == nil)
        #expect(raster(8, .opaque, half: 512) != nil)
        #expect(raster(7, .opaque, half: 512) == nil)
        #expect(raster(8, .straight, half: 512) == nil)
    }
}
