@testable import LocalFeatureEngine
import PictureEngine
import PictureSupport
import PixelEngine
import Testing

@Suite("What items look like, in a store")
struct ItemAppearanceTests {
    @Test("Comes back from bytes as it was", arguments: [(160, 200), (1, 1), (9, 700), (2_000, 3), (1_200, 900)])
    func bytes(width: Int, height: Int) throws {
        let appearance = try appearance(width: width, height: height)
        #expect(try ItemAppearance(bytes: appearance.bytes) == appearance)
        #expect(appearance.bytes.count <= 16_384)
    }

    @Test("Keeps the shape of the picture, and no more pixels than it needs")
    func size() throws {
        let large = try appearance(width: 1_200, height: 900)
        #expect(abs(Double(large.width) / Double(large.height) - 4.0 / 3) < 0.02)
        #expect(large.width * large.height <= 24_576)
        let small = try appearance(width: 40, height: 30)
        #expect([small.width, small.height] == [40, 30])
    }

    @Test("Refuses bytes that are cut, foreign or of another revision")
    func damaged() throws {
        let bytes = try appearance(width: 160, height: 200).bytes
        let error = try #require(throws: LocalFeatureError.self) {
            try ItemAppearance(bytes: [UInt8](bytes.dropLast()))
        }
        #expect(error.code == .damaged)
        #expect(error.description.contains("make it again from the picture"))
        let none = #expect(throws: LocalFeatureError.self) { try ItemAppearance(bytes: []) }
        #expect(none?.code == .damaged)
        let foreign = #expect(throws: LocalFeatureError.self) {
            try ItemAppearance(bytes: [UInt8](repeating: 7, count: 148))
        }
        #expect(foreign?.code == .damaged)
        var other = bytes
        other[4] = 99
        let revision = try #require(throws: LocalFeatureError.self) { try ItemAppearance(bytes: other) }
        #expect(revision.code == .otherRevision)
    }

    @Test("Keeps the mean color of each block")
    func chroma() throws {
        // Pure red to the left, gray to the right, pure blue in the row below.
        let pixels = try Raster(width: 16, height: 9, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<9 {
                for x in 0..<16 {
                    let pixel: [UInt8] = y == 8 ? [0, 0, 255, 255] : x < 8 ? [255, 0, 0, 255] : [90, 90, 90, 255]
                    for (index, value) in pixel.enumerated() { bytes[y * bytesPerRow + 4 * x + index] = value }
                }
            }
        }
        let picture = Picture(pixels)
        let appearance = try LocalFeatureEngine.appearance(of: picture)
        #expect(appearance.chroma == [85, 255, 128, 128, 255, 107, 255, 107])
        #expect(try ItemAppearance(bytes: appearance.bytes) == appearance)
    }

    @Test("Reads renditions without color, and writes them as they were")
    func gray() throws {
        let now = try appearance(width: 160, height: 200)
        var bytes = now.bytes
        bytes.removeLast(try #require(now.chroma).count)
        bytes[4] = 1
        let gray = try ItemAppearance(bytes: bytes)
        #expect(gray.chroma == nil)
        #expect(gray.pixels == now.pixels)
        #expect(gray.bytes == bytes)
        #expect(ItemAppearance.canRead(revision: 1) && ItemAppearance.canRead(revision: ItemAppearance.revision))
        #expect(!ItemAppearance.canRead(revision: 3))
    }

    private func appearance(width: Int, height: Int) throws -> ItemAppearance {
        try LocalFeatureEngine.appearance(of: Drawing.cover(9, width: width, height: height).picture())
    }
}
