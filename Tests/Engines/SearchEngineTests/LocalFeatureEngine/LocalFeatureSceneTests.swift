import Foundation
import GeometryEngine
import LocalFeatureEngine
import PictureSupport
import Testing

@Suite("Items placed in photos by local features")
struct LocalFeatureSceneTests {
    private let cover = Drawing.cover(1)

    @Test("Finds an item turned and scaled", arguments: [(0.0, 1.2), (35, 1), (90, 1.4), (180, 0.8), (250, 1)])
    func found(degrees: Double, scale: Double) throws {
        let placement = try #require(try placement(of: cover, in: photo(degrees: degrees, scale: scale)))
        #expect(placement.inliers >= 12)
        #expect(placement.cover > 0.3)
        #expect(placement.agreement > 0.4)
        // Where the top left corner of 160 by 200 pixels goes when it is turned about its middle.
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let x = (170 + scale * (-80 * cosine + 100 * sine)) / 340
        let y = (160 + scale * (-80 * sine - 100 * cosine)) / 320
        #expect(abs(placement.corners.topLeft.x - x) < 0.02)
        #expect(abs(placement.corners.topLeft.y - y) < 0.02)
    }

    @Test("Finds an item that is half hidden")
    func hidden() throws {
        var photo = photo(degrees: 20, scale: 1.2)
        for row in 0..<320 {
            photo.pixels.replaceSubrange(row * 340..<row * 340 + 170, with: repeatElement(90, count: 170))
        }
        let placement = try #require(try placement(of: cover, in: photo))
        #expect(placement.inliers >= 8)
        #expect(placement.cover < 0.8)
    }

    @Test("Doesn't take a mirrored item for the item")
    func mirrored() throws {
        let placement = try placement(of: cover, in: photo(degrees: 0, scale: 1.2, isMirrored: true))
        #expect((placement?.inliers ?? 0) < 8)
    }

    @Test("Doesn't find what isn't there", arguments: [UInt64(2), 3, 4])
    func stranger(number: UInt64) throws {
        let placement = try placement(of: Drawing.cover(number), in: photo(degrees: 15, scale: 1.1))
        #expect((placement?.inliers ?? 0) < 8)
    }

    @Test("Finds nothing in a picture of one color")
    func empty() throws {
        let scene = try LocalFeatureEngine.scene(of: Drawing(width: 120, height: 80).picture())
        #expect(scene.features.isEmpty)
        #expect(scene.placement(of: try LocalFeatureEngine.features(of: cover.picture())) == nil)
    }

    @Test("Takes pictures of any shape", arguments: [(1, 1), (1, 700), (700, 3), (17, 16)])
    func shapes(width: Int, height: Int) throws {
        let features = try LocalFeatureEngine.features(of: Drawing.cover(9, width: width, height: height).picture())
        #expect(features.count <= 400)
    }

    private func photo(degrees: Double, scale: Double, isMirrored: Bool = false) -> Drawing {
        var photo = Drawing.cover(77, width: 340, height: 320, shapes: 60)
        photo.place(cover, x: 170, y: 160, degrees: degrees, scale: scale, isMirrored: isMirrored)
        return photo
    }

    private func placement(of item: Drawing, in photo: Drawing) throws -> ItemPlacement? {
        let features = try LocalFeatureEngine.features(of: item.picture())
        return try LocalFeatureEngine.scene(of: photo.picture()).placement(of: features)
    }
}
