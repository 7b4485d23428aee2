import GeometryEngine
import InferenceEngine
import PictureEngine
import PixelEngine
import Testing

@testable import PeopleEngine

@Suite("Looking at a picture in tiles")
struct FinderTilingTests {
    /// The numbers of times that a closure is called, for a blank picture.
    private func sizes(width: Int, height: Int, smallSize: Double?, until last: Int = .max) throws -> Int {
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { _, _ in }
        let tiling = Finder.Tiling(
            firstSide: 0.5,
            nextSide: 0.5,
            levelCount: 3,
            smallestSide: 60,
            smallSize: smallSize
        )
        var count = 0
        try Finder(.farFaces, runtime: .shared).forEachSize(
            of: Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
            in: PicturePyramid(Picture(raster)),
            tiling
        ) { found in
            #expect(found.isEmpty)
            count += 1
            return count < last
        }
        return count
    }

    @Test("Tiles get smaller as long as there may be something and the closure wants more")
    func levels() throws {
        #expect(try sizes(width: 400, height: 300, smallSize: nil) == 2)
        #expect(try sizes(width: 400, height: 300, smallSize: nil, until: 1) == 1)
        #expect(try sizes(width: 400, height: 300, smallSize: 0.2) == 1)
        #expect(try sizes(width: 100, height: 50, smallSize: nil) == 0)
    }

    @Test("A strip of too many tiles isn't looked at in tiles")
    func strip() throws {
        #expect(try sizes(width: 16_384, height: 100, smallSize: nil) == 0)
    }
}
