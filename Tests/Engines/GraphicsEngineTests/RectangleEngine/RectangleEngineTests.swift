import GeometryEngine
import PictureEngine
import PixelEngine
import RectangleEngine
import Testing

@Suite("Finding rectangles")
struct RectangleEngineTests {
    /// What a scene's rectangles and the answers have to do with each other.
    private struct Comparison {
        var found = 0
        var expected = 0
        var largestError = 0.0
        var largestRatioError = 0.0

        mutating func add(_ scene: DrawnScene, _ answers: [FoundRectangle]) {
            let size = (width: Double(scene.width), height: Double(scene.height))
            for item in scene.items {
                expected += 1
                let inPixels = answers.map {
                    $0.corners.map { Point(x: $0.x * size.width, y: $0.y * size.height) }
                }
                let errors = inPixels.map {
                    zip($0.corners, item.corners.corners).map { $0.distance(to: $1) }.max() ?? 99
                }
                guard let best = errors.indices.min(by: { errors[$0] < errors[$1] }), errors[best] < 4 else { continue }
                found += 1
                largestError = max(largestError, errors[best])
                let ratio = RectangleEngine.aspectRatio(of: inPixels[best], in: size)
                largestRatioError = max(largestRatioError, abs(ratio / item.aspectRatio - 1))
            }
        }
    }

    @Test("Finds what is drawn, to a pixel and in its true proportions", arguments: DrawnScene.Difficulty.allCases)
    func recall(difficulty: DrawnScene.Difficulty) throws {
        var comparison = Comparison()
        for number in 0..<3 {
            let scene = DrawnScene(difficulty, number: UInt64(number))
            var criteria = RectangleCriteria()
            criteria.minimumAspectRatio = 0.4
            if difficulty == .several {
                criteria.minimumSize = 0.1
                criteria.maximumCount = 0
            }
            comparison.add(scene, try RectangleEngine.rectangles(in: picture(scene), criteria: criteria))
        }
        #expect(comparison.found >= comparison.expected - (difficulty == .several ? 1 : 0))
        #expect(comparison.largestError < 1)
        #expect(comparison.largestRatioError < 0.03)
    }

    @Test("Answers the same every time")
    func determinism() throws {
        let scene = DrawnScene(.clutter, number: 3)
        var criteria = RectangleCriteria()
        criteria.maximumCount = 0
        let first = try RectangleEngine.rectangles(in: picture(scene), criteria: criteria)
        #expect(!first.isEmpty)
        #expect(try RectangleEngine.rectangles(in: picture(scene), criteria: criteria) == first)
    }

    @Test(
        "Finds nothing where nothing is",
        arguments: [(512, 384, true), (512, 384, false), (8, 8, true), (1, 1, false)]
    )
    func nothing(width: Int, height: Int, isNoise: Bool) throws {
        var random = SplitMix(state: 5)
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, _ in
            for i in bytes.indices { bytes[i] = isNoise ? UInt8(random.between(0, 255)) : 120 }
        }
        var criteria = RectangleCriteria()
        criteria.maximumCount = 0
        #expect(try RectangleEngine.rectangles(in: Picture(raster), criteria: criteria).isEmpty)
    }

    @Test("Keeps to the criteria")
    func criteria() throws {
        let scene = DrawnScene(.several, number: 1)
        func count(_ change: (inout RectangleCriteria) -> Void) throws -> Int {
            var criteria = RectangleCriteria()
            criteria.minimumSize = 0.1
            criteria.minimumAspectRatio = 0.4
            criteria.maximumCount = 0
            // The bands on the covers are rectangles too, though less sure.
            criteria.minimumConfidence = 0.8
            change(&criteria)
            return try RectangleEngine.rectangles(in: picture(scene), criteria: criteria).count
        }
        #expect(try count { _ in } == 3)
        #expect(try count { $0.maximumCount = 2 } == 2)
        #expect(try count { $0.minimumSize = 0.6 } == 0)
        #expect(try count { $0.maximumAspectRatio = 0.41 } == 0)
        #expect(try count { $0.quadratureTolerance = 0 } == 0)
        #expect(try count { $0.minimumConfidence = 1 } == 0)
    }

    @Test("Searches a region, and answers in the whole picture")
    func region() throws {
        let scene = DrawnScene(.several, number: 1)
        var criteria = RectangleCriteria()
        criteria.minimumAspectRatio = 0.4
        let third = try #require(scene.items.last).corners.corners
        let (xs, ys) = (third.map { $0.x / Double(scene.width) }, third.map { $0.y / Double(scene.height) })
        let (left, top) = ((xs.min() ?? 0) - 0.03, (ys.min() ?? 0) - 0.03)
        criteria.region = PictureRegion(
            x: left,
            y: top,
            width: (xs.max() ?? 1) + 0.03 - left,
            height: (ys.max() ?? 1) + 0.03 - top
        )
        let answer = try #require(try RectangleEngine.rectangles(in: picture(scene), criteria: criteria).first)
        for (corner, expected) in zip(answer.corners.corners, zip(xs, ys)) {
            #expect(abs(corner.x - expected.0) < 0.005)
            #expect(abs(corner.y - expected.1) < 0.005)
        }
    }

    @Test("Finds a picture's rectangle whichever way it is stored", arguments: PictureOrientation.allCases)
    func orientations(orientation: PictureOrientation) throws {
        let scene = DrawnScene(.plain, number: 2)
        let upright = try scene.raster()
        // What undoes the turn of the stored picture; two of the eight are each other's, the others their own.
        let undo: PictureOrientation = orientation == .left ? .right : orientation == .right ? .left : orientation
        let stored = try upright.oriented(undo)
        let expected = try #require(try RectangleEngine.rectangles(in: Picture(upright)).first)
        let found = try #require(
            try RectangleEngine.rectangles(in: Picture(stored, orientation: orientation)).first
        )
        for (a, b) in zip(found.corners.corners, expected.corners.corners) { #expect(a.distance(to: b) < 0.003) }
    }

    private func picture(_ scene: DrawnScene) throws -> Picture { Picture(try scene.raster()) }
}
