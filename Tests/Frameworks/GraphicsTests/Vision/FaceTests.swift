import CoreImage
import Foundation
import Testing
import Vision

@Suite("Faces", .tags(.network))
struct FaceTests {
    /// Points of the astronaut's face in pixels from the top left, as MediaPipe 0.10.21 finds them.
    private static let known = (leftPupil: CGPoint(x: 203.4, y: 101.2), rightPupil: CGPoint(x: 246.7, y: 103.5))

    private func pixels(_ region: FaceObservation.Landmarks2D.Region) -> [CGPoint] {
        region.pointsInImageCoordinates(CGSize(width: 512, height: 512), origin: .upperLeft)
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    @Test("A face has its box and its direction")
    func rectangle() async throws {
        let request = DetectFaceRectanglesRequest()
        #expect(request.revision == .revision4 && DetectFaceRectanglesRequest.supportedRevisions.count == 2)
        let faces = try await request.perform(on: Fixture.astronaut.url)
        let face = try #require(faces.first)
        #expect(faces.count == 1 && face.confidence > 0.8)
        #expect(face.originatingRequestDescriptor == .detectFaceRectanglesRequest(.revision4))
        let box = face.boundingBox.toImageCoordinates(CGSize(width: 512, height: 512), origin: .upperLeft)
        #expect(box.insetBy(dx: 30, dy: 30).contains(CGPoint(x: 226, y: 120)) && box.width < 130)
        #expect(abs(face.roll.converted(to: .degrees).value) < 10)
        #expect(abs(face.pitch.converted(to: .degrees).value) < 25)
        #expect(face.landmarks == nil && face.captureQuality == nil)
    }

    @Test("A turned image turns the face counterclockwise, a mirrored one its look")
    func directions() async throws {
        let image = CIImage(cgImage: try Fixture.astronaut.cgImage)
        func face(_ transform: CGAffineTransform) async throws -> FaceObservation {
            let turned = image.transformed(by: transform).cropped(to: image.extent.applying(transform))
            return try #require(try await DetectFaceRectanglesRequest().perform(on: turned).first)
        }
        let straight = try await face(.identity)
        let turned = try await face(CGAffineTransform(rotationAngle: 0.35))
        #expect(abs(turned.roll.value - straight.roll.value - 0.35) < 0.1)
        let mirrored = try await face(CGAffineTransform(scaleX: -1, y: 1))
        #expect(abs(mirrored.yaw.value + straight.yaw.value) < 0.1)
        #expect(abs(mirrored.roll.value + straight.roll.value) < 0.1)
    }

    @Test("A face has 76 points, in parts around its pupils")
    func landmarks() async throws {
        let faces = try await DetectFaceLandmarksRequest().perform(on: Fixture.astronaut.url)
        let landmarks = try #require(faces.first?.landmarks)
        #expect(landmarks.allPoints.points.count == 76)
        let counts = [
            landmarks.faceContour, landmarks.leftEye, landmarks.rightEye, landmarks.leftEyebrow, landmarks.rightEyebrow,
            landmarks.nose, landmarks.noseCrest, landmarks.medianLine, landmarks.outerLips, landmarks.innerLips,
            landmarks.leftPupil, landmarks.rightPupil,
        ].map(\.points.count)
        #expect(counts == [17, 6, 6, 6, 6, 8, 6, 10, 14, 6, 1, 1])
        let (left, right) = (
            try #require(pixels(landmarks.leftPupil).first), try #require(pixels(landmarks.rightPupil).first)
        )
        #expect(distance(left, Self.known.leftPupil) < 3 && distance(right, Self.known.rightPupil) < 3)
        // Left is left in the image, and each pupil is in its eye.
        for (eye, pupil) in [(landmarks.leftEye, left), (landmarks.rightEye, right)] {
            let columns = pixels(eye).map(\.x)
            #expect(try #require(columns.min()) < pupil.x && pupil.x < #require(columns.max()))
            #expect(eye.pointsClassification == .closedPath)
        }
        #expect(landmarks.medianLine.pointsClassification == .openPath)
        let tops = pixels(landmarks.medianLine).map(\.y)
        #expect(tops == tops.sorted())
    }

    @Test("Landmarks are the same in a region of interest, and for a face whose box is known")
    func regions() async throws {
        var request = DetectFaceLandmarksRequest()
        let whole = try #require(try await request.perform(on: Fixture.astronaut.url).first)
        request.inputFaceObservations = [FaceObservation(boundingBox: whole.boundingBox), whole]
        let given = try await request.perform(on: Fixture.astronaut.url)
        #expect(given.count == 2 && given[1] == whole)
        request.inputFaceObservations = nil
        request.regionOfInterest = NormalizedRect(x: 0.2, y: 0.5, width: 0.5, height: 0.5)
        let part = try #require(try await request.perform(on: Fixture.astronaut.url).first)
        let expected = pixels(try #require(whole.landmarks).allPoints)
        for other in [given[0], part] {
            let points = pixels(try #require(other.landmarks).allPoints)
            let errors = zip(points, expected).map(distance)
            #expect(errors.reduce(0, +) / CGFloat(errors.count) < 2)
        }
        request.regionOfInterest = NormalizedRect(x: 0.7, y: 0, width: 0.3, height: 0.5)
        #expect(try await request.perform(on: Fixture.astronaut.url).isEmpty)
    }

    @Test("A blurred and a dark image have less quality")
    func quality() async throws {
        let image = CIImage(cgImage: try Fixture.astronaut.cgImage)
        func quality(_ image: CIImage) async throws -> Float {
            var request = DetectFaceCaptureQualityRequest()
            let face = try #require(try await DetectFaceRectanglesRequest().perform(on: Fixture.astronaut.url).first)
            request.inputFaceObservations = [face]
            let judged = try #require(
                try await request.perform(on: image.cropped(to: CGRect(x: 0, y: 0, width: 512, height: 512))).first
            )
            return try #require(judged.captureQuality).score
        }
        let sharp = try await quality(image)
        #expect((0.2...1).contains(sharp))
        #expect(try await quality(image.clampedToExtent().applyingGaussianBlur(sigma: 4)) < sharp - 0.1)
        let dark = image.applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0.08, y: 0, z: 0, w: 0),
                "inputGVector": CIVector(x: 0, y: 0.08, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 0.08, w: 0),
            ]
        )
        #expect(try await quality(dark) < sharp - 0.05)
    }

    @Test("A cat, a cup and a page have no face", arguments: [Fixture.cat, .coffee, .page, .cover])
    func none(_ fixture: Fixture) async throws {
        let handler = ImageRequestHandler(try fixture.url)
        #expect(try await handler.perform(DetectFaceRectanglesRequest()).isEmpty)
        #expect(try await handler.perform(DetectFaceLandmarksRequest()).isEmpty)
        #expect(try await handler.perform(DetectFaceCaptureQualityRequest()).isEmpty)
        #expect(try await handler.perform(DetectHumanRectanglesRequest()).isEmpty)
    }

    @Test("Small faces are found in a large image")
    func crowd() async throws {
        let face = CIImage(cgImage: try Fixture.astronaut.cgImage)
            .cropped(to: CGRect(x: 130, y: 320, width: 190, height: 192)).transformed(
                by: CGAffineTransform(scaleX: 0.4, y: 0.4)
            )
        var crowd = CIImage(color: CIColor(red: 0.4, green: 0.5, blue: 0.45))
        for index in 0..<12 {
            let place = CGPoint(x: 150 + index % 4 * 480, y: 120 + index / 4 * 430)
            crowd = face.transformed(by: CGAffineTransform(translationX: place.x, y: place.y)).composited(over: crowd)
        }
        let faces = try await DetectFaceRectanglesRequest()
            .perform(on: crowd.cropped(to: CGRect(x: 0, y: 0, width: 2000, height: 1500)))
        #expect(faces.count == 12)
    }

    @Test("A person has a box around the upper and around the whole body")
    func people() async throws {
        var request = DetectHumanRectanglesRequest()
        #expect(request.upperBodyOnly)
        let people = try await request.perform(on: Fixture.astronaut.url)
        let upper = try #require(people.first)
        #expect(people.count == 1 && upper.isUpperBodyOnly && upper.confidence > 0.5)
        // From her hair to below her arms.
        #expect(upper.boundingBox.cgRect.contains(CGRect(x: 0.15, y: 0.2, width: 0.5, height: 0.7)))
        request.upperBodyOnly = false
        let whole = try #require(try await request.perform(on: Fixture.astronaut.url).first)
        #expect(!whole.isUpperBodyOnly && whole.boundingBox.cgRect.minY < 0.02)
    }

    @Test("Both generations answer the same, and archives keep it")
    func twins() async throws {
        let rectangles = VNDetectFaceRectanglesRequest()
        let landmarks = VNDetectFaceLandmarksRequest()
        let quality = VNDetectFaceCaptureQualityRequest()
        let people = VNDetectHumanRectanglesRequest()
        try VNImageRequestHandler(url: Fixture.astronaut.url).perform([rectangles, landmarks, quality, people])
        let newer = try #require(try await DetectFaceLandmarksRequest().perform(on: Fixture.astronaut.url).first)
        let older = try #require(landmarks.results?.first)
        #expect(older.boundingBox == newer.boundingBox.cgRect)
        #expect(older.landmarks?.allPoints?.normalizedPoints == newer.landmarks?.allPoints.points.map(\.cgPoint))
        #expect(FaceObservation(older).landmarks == newer.landmarks && FaceObservation(older).yaw == newer.yaw)
        #expect(older.landmarks?.leftEye?.pointCount == 6)
        let size = CGSize(width: 512, height: 512)
        let pupil = try #require(older.landmarks?.leftPupil?.pointsInImage(imageSize: size).first)
        #expect(distance(pupil, CGPoint(x: Self.known.leftPupil.x, y: 512 - Self.known.leftPupil.y)) < 3)
        #expect(rectangles.results?.first?.pitch != nil && rectangles.results?.first?.landmarks == nil)
        #expect(quality.results?.first?.faceCaptureQuality ?? 0 > 0.2)
        #expect(people.results?.first?.upperBodyOnly == true)

        let archive = try NSKeyedArchiver.archivedData(withRootObject: older, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: VNFaceObservation.self, from: archive))
        #expect(FaceObservation(read) == FaceObservation(older))
        let json = try JSONEncoder().encode(newer)
        #expect(try JSONDecoder().decode(FaceObservation.self, from: json) == newer)
        let person = try #require(people.results?.first)
        let kept = try NSKeyedArchiver.archivedData(withRootObject: person, requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: VNHumanObservation.self, from: kept))
        #expect(HumanObservation(again) == HumanObservation(person))
    }

    @Test("Earlier revisions have 65 points and fewer angles")
    func revisions() throws {
        let landmarks = VNDetectFaceLandmarksRequest()
        landmarks.revision = VNDetectFaceLandmarksRequestRevision2
        let rectangles = VNDetectFaceRectanglesRequest()
        rectangles.revision = VNDetectFaceRectanglesRequestRevision2
        try VNImageRequestHandler(url: Fixture.astronaut.url).perform([landmarks, rectangles])
        #expect(landmarks.results?.first?.landmarks?.allPoints?.pointCount == 65)
        let face = try #require(rectangles.results?.first)
        #expect(face.roll != nil && face.yaw != nil && face.pitch == nil)
        #expect(!VNDetectFaceLandmarksRequest.revision(2, supportsConstellation: .constellation76Points))
        #expect(VNDetectFaceLandmarksRequest.revision(3, supportsConstellation: .constellation65Points))
        landmarks.constellation = .constellation76Points
        #expect {
            try VNImageRequestHandler(url: Fixture.astronaut.url).perform([landmarks])
        } throws: { ($0 as NSError).code == VNErrorCode.invalidArgument.rawValue }
    }

    @Test("Given faces keep their identity, and those with landmarks are the same objects")
    func inputs() throws {
        let rectangles = VNDetectFaceRectanglesRequest()
        let handler = VNImageRequestHandler(url: try Fixture.astronaut.url)
        try handler.perform([rectangles])
        let face = try #require(rectangles.results?.first)
        let landmarks = VNDetectFaceLandmarksRequest()
        landmarks.inputFaceObservations = [face]
        try handler.perform([landmarks])
        let complete = try #require(landmarks.results?.first)
        #expect(complete.uuid == face.uuid && complete.landmarks != nil && face.landmarks == nil)
        landmarks.inputFaceObservations = [complete]
        try handler.perform([landmarks])
        #expect(landmarks.results?.first === complete)
    }
}
