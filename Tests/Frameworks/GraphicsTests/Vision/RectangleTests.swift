import CoreImage
import Foundation
import Testing
import Vision

@Suite("Rectangles")
struct RectangleTests {
    /// The corners of the cover in the fixture, in pixels from the upper left; clockwise from its upper left one.
    private static let corners = [
        CGPoint(x: 118.7, y: 202.2), CGPoint(x: 296.6, y: 88.9), CGPoint(x: 376.1, y: 217), CGPoint(x: 184.8, y: 326.2),
    ]

    /// The largest distance of a corner from the fixture's, in pixels.
    private func error(_ found: some QuadrilateralProviding) -> Double {
        let corners = [found.topLeft, found.topRight, found.bottomRight, found.bottomLeft]
        return zip(corners, Self.corners).map { corner, expected in
            hypot(corner.x * 512 - expected.x, (1 - corner.y) * 384 - expected.y)
        }.max() ?? .infinity
    }

    @Test("A request starts with the documented settings")
    func defaults() {
        let request = DetectRectanglesRequest()
        #expect(request.minimumAspectRatio == 0.5 && request.maximumAspectRatio == 1)
        #expect(request.quadratureToleranceDegrees == 30)
        #expect(request.minimumSize == 0.2 && request.minimumConfidence == 0 && request.maximumObservations == 1)
        #expect(request.revision == .revision1)
        #expect(DetectRectanglesRequest.supportedRevisions == [.revision1])
        #expect("\(request)" == "DetectRectanglesRequest.revision1")
        let older = VNDetectRectanglesRequest()
        #expect(older.minimumAspectRatio == 0.5 && older.maximumAspectRatio == 1)
        #expect(older.quadratureTolerance == 30)
        #expect(older.minimumSize == 0.2 && older.minimumConfidence == 0 && older.maximumObservations == 1)
        #expect(older.revision == VNDetectRectanglesRequestRevision1)
    }

    @Test("The cover among other things is found to a pixel")
    func corners() async throws {
        let observations = try await DetectRectanglesRequest().perform(on: Fixture.cover.url)
        try #require(observations.count == 1)
        let cover = observations[0]
        #expect(error(cover) < 1)
        #expect(cover.confidence > 0.5 && cover.confidence <= 1)
        #expect(cover.originatingRequestDescriptor == .detectRectanglesRequest(.revision1))
        #expect(cover.boundingBox.origin.x == [cover.topLeft, cover.bottomLeft].map(\.x).min())
        #expect(cover.description.hasPrefix("Rectangle"))
    }

    @Test("Both interfaces answer the same")
    func twins() async throws {
        let older = VNDetectRectanglesRequest()
        older.maximumObservations = 0
        #expect(older.results == nil)
        try VNImageRequestHandler(url: Fixture.cover.url).perform([older])
        var newer = DetectRectanglesRequest()
        newer.maximumObservations = 0
        let observations = try await newer.perform(on: Fixture.cover.url)
        let results = try #require(older.results)
        #expect(!results.isEmpty && results.count == observations.count)
        for (a, b) in zip(results, observations) {
            let pairs = [
                (a.topLeft, b.topLeft), (a.topRight, b.topRight), (a.bottomRight, b.bottomRight),
                (a.bottomLeft, b.bottomLeft),
            ]
            #expect(pairs.allSatisfy { $0.0 == $0.1.cgPoint })
            #expect(a.boundingBox == b.boundingBox.cgRect)
            #expect(a.confidence == b.confidence)
            #expect(a.requestRevision == VNDetectRectanglesRequestRevision1)
        }
    }

    @Test(
        "Corners lie in the upright image, whatever its orientation",
        arguments: [
            CGImagePropertyOrientation.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored,
            .left,
        ]
    )
    func orientations(orientation: CGImagePropertyOrientation) async throws {
        let image = try Fixture.cover.cgImage
        let found = try #require(try await DetectRectanglesRequest().perform(on: image, orientation: orientation).first)
        // The place where the orientation shows a point that is stored at (x, y) from the upper left.
        func shown(_ x: Double, _ y: Double) -> CGPoint {
            switch orientation {
            case .up: CGPoint(x: x, y: y)
            case .upMirrored: CGPoint(x: 1 - x, y: y)
            case .down: CGPoint(x: 1 - x, y: 1 - y)
            case .downMirrored: CGPoint(x: x, y: 1 - y)
            case .leftMirrored: CGPoint(x: y, y: x)
            case .right: CGPoint(x: 1 - y, y: x)
            case .rightMirrored: CGPoint(x: 1 - y, y: 1 - x)
            case .left: CGPoint(x: y, y: 1 - x)
            }
        }
        let expected = Self.corners.map { shown($0.x / 512, $0.y / 384) }
        let corners = [found.topLeft, found.topRight, found.bottomRight, found.bottomLeft]
        for corner in corners {
            let nearest = expected.map { hypot($0.x - corner.x, $0.y - (1 - corner.y)) }.min()
            #expect(try #require(nearest) < 0.006)
        }
        // Clockwise from the upper left, in the image as it is seen.
        #expect(found.topLeft.x < found.topRight.x && found.bottomLeft.x < found.bottomRight.x)
        #expect(found.topLeft.y > found.bottomLeft.y && found.topRight.y > found.bottomRight.y)
    }

    @Test("Corners are measured in the region of interest")
    func region() async throws {
        let region = NormalizedRect(x: 0.1, y: 0.05, width: 0.85, height: 0.9)
        var request = DetectRectanglesRequest()
        request.regionOfInterest = region
        let found = try #require(try await request.perform(on: Fixture.cover.url).first)
        let size = CGSize(width: 512, height: 384)
        let corners = [found.topLeft, found.topRight, found.bottomRight, found.bottomLeft].map {
            $0.toImageCoordinates(from: region, imageSize: size, origin: .upperLeft)
        }
        for (corner, expected) in zip(corners, Self.corners) {
            #expect(hypot(corner.x - expected.x, corner.y - expected.y) < 1.5)
        }
        let older = VNDetectRectanglesRequest()
        older.regionOfInterest = region.cgRect
        try VNImageRequestHandler(url: Fixture.cover.url).perform([older])
        #expect(older.results?.first?.topLeft == found.topLeft.cgPoint)
    }

    @Test("Settings exclude what doesn't meet them")
    func settings() async throws {
        func count(_ change: (inout DetectRectanglesRequest) -> Void) async throws -> Int {
            var request = DetectRectanglesRequest()
            change(&request)
            return try await request.perform(on: Fixture.cover.url).count
        }
        #expect(try await count { $0.minimumSize = 0.95 } == 0)
        #expect(try await count { $0.quadratureToleranceDegrees = 0 } == 0)
        #expect(try await count { $0.minimumConfidence = 1 } == 0)
        #expect(try await count { $0.minimumAspectRatio = 0.99 } == 0)
    }

    @Test("A picture without a rectangle answers an empty array")
    func nothing() async throws {
        #expect(try await DetectRectanglesRequest().perform(on: Fixture.cat.url).isEmpty)
        let older = VNDetectRectanglesRequest()
        try VNImageRequestHandler(url: Fixture.cat.url).perform([older])
        #expect(older.results?.isEmpty == true)
    }

    @Test("The corners are what perspective correction takes")
    func correction() async throws {
        let image = CIImage(cgImage: try Fixture.cover.cgImage)
        let found = try #require(try await DetectRectanglesRequest().perform(on: image).first)
        let filter = CIFilter.perspectiveCorrection()
        filter.inputImage = image
        filter.topLeft = found.topLeft.toImageCoordinates(image.extent.size)
        filter.topRight = found.topRight.toImageCoordinates(image.extent.size)
        filter.bottomRight = found.bottomRight.toImageCoordinates(image.extent.size)
        filter.bottomLeft = found.bottomLeft.toImageCoordinates(image.extent.size)
        let upright = try #require(filter.outputImage)
        // What is left has the cover to its border, so there is no smaller rectangle as large as the whole any more.
        #expect(upright.extent.width > 100 && upright.extent.height > 100)
        #expect(upright.extent.width < 512 && upright.extent.height < 384)
    }
}

@Suite("Rectangle values")
struct RectangleValueTests {
    private let observation = RectangleObservation(
        topLeft: NormalizedPoint(x: 0.2, y: 0.9),
        topRight: NormalizedPoint(x: 0.8, y: 0.8),
        bottomRight: NormalizedPoint(x: 0.7, y: 0.1),
        bottomLeft: NormalizedPoint(x: 0.1, y: 0.2)
    )

    @Test("One that an app makes is certain, has a box and no request")
    func made() {
        #expect(observation.confidence == 1)
        #expect(observation.originatingRequestDescriptor == nil && observation.timeRange == nil)
        let box = observation.boundingBox.cgRect
        for (a, b) in zip([box.minX, box.minY, box.maxX, box.maxY], [0.1, 0.1, 0.8, 0.9]) { #expect(abs(a - b) < 1e-9) }
    }

    @Test("A rectangle survives archiving")
    func coding() throws {
        let copy = try JSONDecoder().decode(RectangleObservation.self, from: JSONEncoder().encode(observation))
        #expect(copy == observation)
    }

    @Test("The older class goes over to the newer type, and through an archive")
    func older() throws {
        let older = VNRectangleObservation(
            requestRevision: VNDetectRectanglesRequestRevision1,
            topLeft: CGPoint(x: 0.2, y: 0.9),
            topRight: CGPoint(x: 0.8, y: 0.8),
            bottomRight: CGPoint(x: 0.7, y: 0.1),
            bottomLeft: CGPoint(x: 0.1, y: 0.2)
        )
        #expect(older.confidence == 1)
        #expect(older.boundingBox == observation.boundingBox.cgRect)
        #expect(RectangleObservation(older).topRight == observation.topRight)
        #expect(RectangleObservation(older).uuid == older.uuid)
        let data = try NSKeyedArchiver.archivedData(withRootObject: older, requiringSecureCoding: true)
        let copy = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNRectangleObservation.self, from: data)
        )
        #expect(copy.bottomLeft == older.bottomLeft && copy.boundingBox == older.boundingBox)
        #expect(copy.uuid == older.uuid && copy.requestRevision == older.requestRevision)
        let box = VNDetectedObjectObservation(boundingBox: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
        #expect(box.confidence == 1 && box.requestRevision == VNRequestRevisionUnspecified)
    }

    @Test("A copy of a request has its settings and none of its results")
    func copies() throws {
        let request = VNDetectRectanglesRequest()
        request.minimumAspectRatio = 0.3
        request.maximumAspectRatio = 0.9
        request.quadratureTolerance = 20
        request.minimumSize = 0.1
        request.minimumConfidence = 0.4
        request.maximumObservations = 5
        request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let copy = try #require(request.copy() as? VNDetectRectanglesRequest)
        #expect(copy.minimumAspectRatio == 0.3 && copy.maximumAspectRatio == 0.9)
        #expect(copy.quadratureTolerance == 20 && copy.minimumSize == 0.1)
        #expect(copy.minimumConfidence == 0.4 && copy.maximumObservations == 5)
        #expect(copy.regionOfInterest == request.regionOfInterest && copy.results == nil)
    }

    /// Settings that no picture can meet, with the name that the error has to say.
    static let refused: [(name: String, change: @Sendable (inout DetectRectanglesRequest) -> Void)] = [
        ("minimumAspectRatio", { $0.minimumAspectRatio = -0.1 }),
        ("maximumAspectRatio", { $0.maximumAspectRatio = 1.5 }),
        ("minimumAspectRatio (0.8)", { ($0.minimumAspectRatio, $0.maximumAspectRatio) = (0.8, 0.6) }),
        ("quadratureToleranceDegrees", { $0.quadratureToleranceDegrees = 46 }),
        ("minimumSize", { $0.minimumSize = .nan }),
        ("minimumConfidence", { $0.minimumConfidence = 2 }),
        ("maximumObservations", { $0.maximumObservations = -1 }),
        ("region of interest", { $0.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 1, height: 1) }),
    ]

    @Test("Impossible settings are refused by name", arguments: refused.indices)
    func refusals(index: Int) async throws {
        var request = DetectRectanglesRequest()
        Self.refused[index].change(&request)
        await #expect { try await request.perform(on: Fixture.cover.url) } throws: {
            guard case VisionError.invalidArgument(let message) = $0 else { return false }
            return message.contains(Self.refused[index].name)
        }
    }

    @Test("The older interface refuses them with its own error")
    func olderRefusals() throws {
        let request = VNDetectRectanglesRequest()
        request.maximumAspectRatio = 2
        #expect { try VNImageRequestHandler(url: Fixture.cover.url).perform([request]) } throws: {
            ($0 as NSError).code == VNErrorCode.invalidArgument.rawValue
        }
        #expect(request.results == nil)
    }

    @Test("A handler answers rectangles among other requests, and says which failed")
    func handlers() async throws {
        var broken = DetectRectanglesRequest()
        broken.minimumSize = 3
        let good = DetectRectanglesRequest()
        var answers: [String] = []
        for await result in ImageRequestHandler(try Fixture.cover.url).performAll([good, broken]) {
            switch result {
            case .detectRectangles(let request, let found):
                #expect(request == good)
                answers.append("found \(found.count)")
            case .error: answers.append("failed")
            default: answers.append("other")
            }
        }
        #expect(answers.sorted() == ["failed", "found 1"])
    }
}
