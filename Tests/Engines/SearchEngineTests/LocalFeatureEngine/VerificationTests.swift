import Foundation
import GeometryEngine
import LocalFeatureEngine
import PictureSupport
import Testing

@Suite("Candidates judged beside each other")
struct VerificationTests {
    private let item = Drawing.cover(1, width: 200, height: 250, shapes: 150)
    /// The same emblem and frame, but another name and another picture below.
    private var relative: Drawing {
        var relative = item
        let other = Drawing.cover(50, width: 200, height: 250, shapes: 150)
        for row in 80..<240 {
            relative.pixels.replaceSubrange(row * 200 + 10..<row * 200 + 190, with: other.row(row, from: 10, to: 190))
        }
        return relative
    }

    @Test("Accept an item turned and scaled", arguments: [(0.0, 1.0), (35, 0.8), (180, 1.1), (250, 0.9)])
    func accepted(degrees: Double, scale: Double) throws {
        let verified = try verify(["item": item], in: photo(degrees: degrees, scale: scale))
        #expect(verified.first?.placement.isCertain == true)
    }

    @Test("Tell relatives apart, and take none of them for one that isn't there")
    func relatives() throws {
        let photo = photo(degrees: 10, scale: 1)
        let both = try verify(["relative": relative, "item": item], in: photo)
        #expect(both.first?.key == "item")
        #expect(both.first?.placement.isCertain == true)
        #expect(both.dropFirst().allSatisfy { !$0.placement.isCertain })
        let alone = try verify(["relative": relative], in: photo)
        #expect(try #require(alone.first).placement.support > 5)
        #expect(alone.first?.placement.isCertain == false)
    }

    @Test("Refuse a relative of which a fifth differs", arguments: [0.0, 12, 180])
    func namesake(degrees: Double) throws {
        var namesake = item
        let other = Drawing.cover(51, width: 200, height: 250, shapes: 150)
        for row in 90..<160 {
            namesake.pixels.replaceSubrange(row * 200 + 30..<row * 200 + 170, with: other.row(row, from: 30, to: 170))
        }
        let photo = photo(degrees: degrees, scale: 1.2)
        let alone = try #require(try verify(["namesake": namesake], in: photo).first)
        #expect(alone.placement.agreement > 0.6)
        #expect(!alone.placement.isCertain)
        #expect(try verify(["item": item], in: photo).first?.placement.isCertain == true)
    }

    @Test("Accept an item with a reflection on it", arguments: [(130, 120), (200, 190)])
    func reflection(x: Int, y: Int) throws {
        var photo = photo(degrees: 5, scale: 1.2)
        for row in 0..<photo.height {
            for column in 0..<photo.width {
                let far = Double((row - y) * (row - y) + (column - x) * (column - x)) / (35 * 35)
                let shine = 230 / (1 + far * far * far)
                let index = row * photo.width + column
                photo.pixels[index] = UInt8(min(255, Double(photo.pixels[index]) * 0.8 + shine))
            }
        }
        #expect(try verify(["item": item], in: photo).first?.placement.isCertain == true)
    }

    @Test("Accept an item on a round surface, and tell where that is", arguments: [60.0, 75])
    func round(degrees: Double) throws {
        var photo = Drawing.cover(77, width: 340, height: 320, shapes: 60)
        let reach = degrees * .pi / 180
        for row in 0..<250 {
            // What lies farther around is seen from the side: the columns stand closer.
            for column in 0..<200 {
                let angle = asin(2 * (Double(column) + 0.5) / 200 - 1)
                guard abs(angle) < reach else { continue }
                let from = 100 + angle / (.pi / 2) * 100
                let sag = 12 * (1 - cos(angle))
                let to = (row + 35 + Int(sag)) * 340 + column + 70
                photo.pixels[to] = item.pixels[row * 200 + min(199, Int(from))]
            }
        }
        let placement = try #require(try verify(["item": item], in: photo).first?.placement)
        #expect(placement.isCertain)
        // The plane through its middle would run past it on both sides.
        let (left, right) = (170 - 100 * sin(reach), 170 + 100 * sin(reach))
        for corner in placement.corners.corners {
            #expect((left - 6...right + 6).contains(corner.x * 340), "\(corner)")
            #expect((25...305).contains(corner.y * 320), "\(corner)")
        }
        #expect(placement.corners.area * 340 * 320 > 0.6 * (right - left) * 250)
    }

    @Test("Frame a flat item as a whole, though half of it is hidden")
    func wholeFrame() throws {
        var photo = photo(degrees: 0, scale: 1.1)
        photo.hideLeft(0.5)
        let placement = try #require(try verify(["item": item], in: photo).first?.placement)
        #expect(abs(placement.corners.topLeft.x * 340 - 60) < 4)
        #expect(abs(placement.corners.bottomRight.y * 320 - 297.5) < 4)
    }

    @Test("Accept an item of which half is hidden by something else")
    func hidden() throws {
        var photo = photo(degrees: 5, scale: 1.1)
        let other = Drawing.cover(88, width: 340, height: 320, shapes: 60)
        for row in 0..<320 {
            photo.pixels.replaceSubrange(row * 340..<row * 340 + 170, with: other.row(row, from: 0, to: 170))
        }
        #expect(try verify(["item": item], in: photo).first?.placement.isCertain == true)
    }

    @Test("Accept an item in another light", arguments: [(0.4, 100.0), (0.5, 0), (1.3, 20)])
    func light(gain: Double, offset: Double) throws {
        var photo = photo(degrees: 20, scale: 1)
        photo.pixels = photo.pixels.map { UInt8(min(255, Double($0) * gain + offset)) }
        #expect(try verify(["item": item], in: photo).first?.placement.isCertain == true)
    }

    @Test("Refuse a mirrored item, and strangers")
    func refused() throws {
        let mirrored = photo(degrees: 0, scale: 1.1, isMirrored: true)
        #expect(try verify(["item": item], in: mirrored).first?.placement.isCertain != true)
        let stranger = Drawing.cover(3, width: 200, height: 250, shapes: 150)
        #expect(try verify(["stranger": stranger], in: photo(degrees: 15, scale: 1)).first?.placement.isCertain != true)
    }

    @Test("Accept both of two that are the same")
    func twins() throws {
        let verified = try verify(["one": item, "two": item], in: photo(degrees: 10, scale: 1))
        #expect(verified.map(\.key) == ["one", "two"])
        #expect(verified.map(\.placement.isCertain) == [true, true])
    }

    @Test("Judge by features where looks aren't known")
    func featuresAlone() throws {
        let scene = try LocalFeatureEngine.scene(of: photo(degrees: 10, scale: 1).picture())
        let features = try LocalFeatureEngine.features(of: item.picture())
        let verified = scene.verify([ItemCandidate(key: 0, features: features, appearance: nil)])
        #expect(verified.first?.placement == scene.placement(of: features))
    }

    @Test("Are the same at every call")
    func repeated() throws {
        let photo = photo(degrees: 10, scale: 1)
        let first = try verify(["relative": relative, "item": item], in: photo).map(\.placement)
        #expect(try verify(["relative": relative, "item": item], in: photo).map(\.placement) == first)
    }

    @Test("Are judged the same whether they come at once or one after the other")
    func oneByOne() throws {
        let photo = photo(degrees: 10, scale: 1)
        let scene = try LocalFeatureEngine.scene(of: photo.picture())
        var review = ItemReview<String>(of: scene)
        review.add([try candidate("relative", relative)])
        let alone = review.verified()
        #expect(alone.map(\.key) == ["relative"])
        review.add([try candidate("item", item)])
        let both = try verify(["relative": relative, "item": item], in: photo)
        #expect(review.verified().map(\.placement) == both.map(\.placement))
        #expect(both.last?.placement.probability != alone.last?.placement.probability)
    }

    private func photo(degrees: Double, scale: Double, isMirrored: Bool = false) -> Drawing {
        var photo = Drawing.cover(77, width: 340, height: 320, shapes: 60)
        photo.place(item, x: 170, y: 160, degrees: degrees, scale: scale, isMirrored: isMirrored)
        return photo
    }

    private func verify(_ items: KeyValuePairs<String, Drawing>, in photo: Drawing) throws -> [VerifiedItem<String>] {
        try LocalFeatureEngine.scene(of: photo.picture()).verify(items.map { try candidate($0.key, $0.value) })
    }

    private func candidate(_ key: String, _ drawing: Drawing) throws -> ItemCandidate<String> {
        let picture = try drawing.picture()
        return ItemCandidate(
            key: key,
            features: try LocalFeatureEngine.features(of: picture),
            appearance: try LocalFeatureEngine.appearance(of: picture)
        )
    }
}

extension Drawing {
    /// A part of a row of pixels.
    fileprivate func row(_ row: Int, from left: Int, to right: Int) -> ArraySlice<UInt8> {
        pixels[row * width + left..<row * width + right]
    }
}
