import DigestEngine
import Foundation
import ImageCodingEngine
import PixelEngine
import Testing

@testable import ProviderProcesses

@Suite("Pictures made small when they are asked for")
struct ThumbnailCacheTests {
    @Test(
        "Keep their proportions and their format's worth",
        arguments: [
            (1200, 600, 512, 256), (600, 1200, 256, 512), (513, 513, 512, 512), (2048, 1, 512, 1), (1, 700, 1, 512),
        ]
    )
    func proportions(width: Int, height: Int, smallWidth: Int, smallHeight: Int) async throws {
        for format in [ImageFileFormat.jpeg, .png] {
            let file = try #require(
                await ThumbnailCache().file(for: try Pictures.file(width, height, as: format))
            )
            let info = try ImageDecoder(data: file).info
            #expect((info.width, info.height) == (smallWidth, smallHeight))
            #expect(info.format == .jpeg)
            #expect(file.count <= 256 << 10)
        }
    }

    @Test("What lets something through still does")
    func transparency() async throws {
        let drawn = try Raster(width: 900, height: 300, format: .rgba8, alpha: .straight) { bytes, rowBytes in
            for y in 0..<300 {
                for x in 0..<900 {
                    let pixel = y * rowBytes + x * 4
                    (bytes[pixel], bytes[pixel + 3]) = (200, x < 450 ? 0 : 255)
                }
            }
        }
        let picture = try ImageEncoder.encode(drawn, as: .png)
        let file = try #require(await ThumbnailCache().file(for: picture))
        let small = try ImageDecoder(data: file).decode()
        #expect((small.width, small.height, small.alpha) == (512, 171, .straight))
        small.withUnsafeBytes { bytes in
            let row = 85 * small.bytesPerRow
            #expect(bytes[row + 100 * 4 + 3] == 0)
            #expect((bytes[row + 400 * 4], bytes[row + 400 * 4 + 3]) == (200, 255))
        }
    }

    @Test("A photo that lies on its side is set upright")
    func orientation() async throws {
        var options = EncodingOptions()
        options.orientation = .right
        let picture = try ImageEncoder.encode(Pictures.raster(1024, 512), as: .jpeg, options: options)
        let file = try #require(await ThumbnailCache().file(for: picture))
        let info = try ImageDecoder(data: file).info
        #expect((info.width, info.height, info.orientation) == (256, 512, .up))
    }

    @Test("Small pictures stay as they are, byte for byte", arguments: [ImageFileFormat.png, .jpeg, .webp])
    func small(format: ImageFileFormat) async throws {
        let (picture, cache) = (try Pictures.file(512, 300, as: format), ThumbnailCache())
        #expect(await cache.file(for: picture) == picture)
        #expect(cache.keptByteCount == 0)
    }

    @Test("A picture that ends early is none, and is looked at once")
    func truncated() async throws {
        let cache = ThumbnailCache()
        let picture = try Pictures.file(800, 800, as: .png)
        let cut = picture.prefix(picture.count / 2)
        #expect(await cache.file(for: cut) == nil)
        let kept = cache.keptByteCount
        #expect(kept > 0)
        #expect(await cache.file(for: cut) == nil)
        #expect(cache.keptByteCount == kept)
    }

    @Test("Many who ask at once get the picture that was made once")
    func once() async throws {
        let (picture, cache) = (try Pictures.file(900, 900, as: .jpeg), ThumbnailCache())
        let files = await withTaskGroup(of: Data?.self) { group in
            for _ in 0..<16 { group.addTask { await cache.file(for: picture) } }
            return await group.reduce(into: Set<Data?>()) { $0.insert($1) }
        }
        #expect(files.count == 1)
        #expect(cache.keptByteCount == (files.first??.count ?? 0) + 256)
    }

    @Test("What was used least lately is forgotten first")
    func bound() {
        var files = RecentFiles(byteLimit: 3 * 356)
        let digests = (0..<4).map { SHA256Digest(of: Data([$0])) }
        for digest in digests.prefix(3) { files.keep(Data(count: 100), for: digest) }
        #expect(files.entry(digests[0])?.file?.count == 100)
        files.keep(nil, for: digests[3])
        #expect(files.byteCount == 2 * 356 + 256)
        #expect(digests.map { files.entry($0) != nil } == [true, false, true, true])
        files.keep(Data(count: 2_000), for: digests[1])
        #expect(files.byteCount == 0)
    }
}
