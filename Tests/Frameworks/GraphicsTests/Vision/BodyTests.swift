import CoreImage
import Foundation
import GeometryEngine
import PeopleEngine
import PictureEngine
import Testing
import Vision

@Suite("Bodies", .tags(.network))
struct BodyTests {
    private typealias Name = HumanBodyPoseObservation.JointName

    /// Points of the right player in pixels from the top left, as seen.
    private static let players = CGSize(width: 640, height: 480)

    private func place(_ body: HumanBodyPoseObservation, _ name: Name, in size: CGSize) throws -> CGPoint {
        try #require(body.joint(for: name)).location.toImageCoordinates(size, origin: .upperLeft)
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint, _ distance: CGFloat) -> Bool {
        hypot(a.x - b.x, a.y - b.y) < distance
    }

    @Test("Two players are two bodies, whose joints are where the image shows them")
    func players() async throws {
        let request = DetectHumanBodyPoseRequest()
        let bodies = try await request.perform(on: Fixture.players.url)
        #expect(bodies.count == 2 && bodies.allSatisfy { $0.confidence > 0.8 })
        #expect(bodies.allSatisfy { $0.originatingRequestDescriptor == .detectHumanBodyPoseRequest(.revision2) })
        let left = try #require(bodies.first { ($0.joint(for: .nose)?.location.x ?? 1) < 0.5 })
        // As MediaPipe 0.10.21 finds them.
        for (name, x, y) in [
            (Name.nose, 96.0, 116.0), (.leftShoulder, 117, 161), (.rightShoulder, 53, 161), (.leftElbow, 149, 204),
            (.rightElbow, 86, 208), (.leftWrist, 161, 166), (.rightWrist, 129, 165), (.leftHip, 111, 281),
            (.rightHip, 71, 284), (.leftKnee, 118, 370), (.rightKnee, 76, 372), (.leftAnkle, 122, 437),
            (.rightAnkle, 66, 450),
        ] {
            #expect(isNear(try place(left, name, in: Self.players), CGPoint(x: x, y: y), 8), "\(name)")
            #expect(try #require(left.joint(for: name)).confidence > 0.5, "\(name)")
        }
        #expect(left.availableJointNames.count == 19 && left.availableJointsGroupNames.count == 6)
        #expect(left.leftHand == nil && left.rightHand == nil)
        // The other player looks to the left and is cut off below the hips.
        let right = try #require(bodies.first { ($0.joint(for: .nose)?.location.x ?? 0) > 0.5 })
        #expect(try place(right, .nose, in: Self.players).x < place(right, .leftShoulder, in: Self.players).x)
        #expect(try place(right, .neck, in: Self.players).y < place(right, .root, in: Self.players).y)
    }

    @Test("The neck and the root are between what they belong to, and as sure")
    func between() async throws {
        let body = try #require(try await DetectHumanBodyPoseRequest().perform(on: Fixture.astronaut.url).first)
        for (name, first, second) in [(Name.neck, Name.leftShoulder, Name.rightShoulder), (.root, .leftHip, .rightHip)]
        {
            let ends = [try #require(body.joint(for: first)), try #require(body.joint(for: second))]
            let middle = try #require(body.joint(for: name))
            #expect(abs(middle.location.x - (ends[0].location.x + ends[1].location.x) / 2) < 1e-9)
            #expect(abs(middle.location.y - (ends[0].location.y + ends[1].location.y) / 2) < 1e-9)
            #expect(middle.confidence == min(ends[0].confidence, ends[1].confidence))
        }
        // Her shoulders are seen, her feet aren't.
        #expect(try #require(body.joint(for: .neck)).confidence > 0.9)
        #expect(try #require(body.joint(for: .leftAnkle)).confidence < 0.1)
    }

    @Test("A wrist leads to its hand, and an empty place to none", arguments: [Fixture.leftBack, .rightPalm])
    func hands(_ fixture: Fixture) async throws {
        let hand = try #require(try await DetectHumanHandPoseRequest().perform(on: fixture.url).first)
        func joint(_ name: HumanHandPoseObservation.JointName, visibility: Double) throws -> BodyJoint {
            let place = try #require(hand.joint(for: name)).location.enginePoint
            return BodyJoint(place: place, visibility: visibility, position: .zero)
        }
        func body(visibility: Double, moved: Double = 0) throws -> Body {
            var joints = Array(repeating: try joint(.wrist, visibility: visibility), count: 33)
            for (name, landmarks) in [
                (HumanHandPoseObservation.JointName.indexMCP, [BodyLandmark.leftIndexFinger, .rightIndexFinger]),
                (.littleMCP, [.leftLittleFinger, .rightLittleFinger]),
            ] {
                for landmark in landmarks { joints[landmark.rawValue] = try joint(name, visibility: visibility) }
            }
            for index in joints.indices { joints[index].place.y += moved }
            return Body(joints: joints, confidence: 1, reach: 1)
        }
        let picture = try Picture(contentsOf: fixture.url)
        for side in [Hand.Side.left, .right] {
            let found = try #require(try BodyEngine.shared.hand(side, of: body(visibility: 1), in: picture))
            let wrist = try #require(hand.joint(for: .wrist)).location.enginePoint
            #expect(found.side == side && found.joints[0].place.distance(to: wrist) < 0.15)
            #expect(try BodyEngine.shared.hand(side, of: body(visibility: 0.1), in: picture) == nil)
            #expect(try BodyEngine.shared.hand(side, of: body(visibility: 1, moved: 3), in: picture) == nil)
        }
        var request = DetectHumanBodyPoseRequest()
        request.detectsHands = true
        // A hand alone is no body.
        #expect(try await request.perform(on: fixture.url).isEmpty)
    }

    @Test("A mirrored image exchanges left and right")
    func mirrored() async throws {
        let image = try Fixture.players.cgImage
        let request = DetectHumanBodyPoseRequest()
        let straight = try #require(try await request.perform(on: image).first { isLeft($0) })
        let mirrored = try #require(
            try await request.perform(on: image, orientation: .upMirrored).first { !isLeft($0) }
        )
        for (name, other) in [
            (Name.leftShoulder, Name.rightShoulder), (.leftHip, .rightHip), (.leftKnee, .rightKnee),
            (.leftAnkle, .rightAnkle), (.leftEye, .rightEye),
        ] {
            let expected = try place(straight, name, in: Self.players)
            let found = try place(mirrored, other, in: Self.players)
            #expect(isNear(found, CGPoint(x: 640 - expected.x, y: expected.y), 20), "\(name)")
        }
    }

    private func isLeft(_ body: HumanBodyPoseObservation) -> Bool { (body.joint(for: .neck)?.location.x ?? 1) < 0.5 }

    @Test("An image on its side has its joints turned, and an orientation sets them upright")
    func turned() async throws {
        let image = CIImage(cgImage: try Fixture.players.cgImage)
        let request = DetectHumanBodyPoseRequest()
        let straight = try #require(try await request.perform(on: image).first { isLeft($0) })
        let lying = image.oriented(.left)
        let size = CGSize(width: 480, height: 640)
        // The finder sees people who lie, too.
        let bodies = try await request.perform(on: lying)
        let turned = try #require(bodies.first { ($0.joint(for: .neck)?.location.y ?? 1) < 0.5 })
        for name in [Name.neck, .leftHip, .rightKnee] {
            let expected = try place(straight, name, in: Self.players)
            #expect(isNear(try place(turned, name, in: size), CGPoint(x: expected.y, y: 640 - expected.x), 25))
        }
        let upright = try #require(try await request.perform(on: lying, orientation: .right).first { isLeft($0) })
        for name in [Name.neck, .leftHip, .rightKnee] {
            let expected = try place(straight, name, in: Self.players)
            #expect(isNear(try place(upright, name, in: Self.players), expected, 4))
        }
    }

    @Test("A region of interest has its own coordinates and no one from outside")
    func regions() async throws {
        var request = DetectHumanBodyPoseRequest()
        let whole = try #require(try await request.perform(on: Fixture.players.url).first { isLeft($0) })
        request.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 0.4, height: 1)
        let bodies = try await request.perform(on: Fixture.players.url)
        #expect(bodies.count == 1)
        let body = try #require(bodies.first)
        for name in [Name.nose, .leftHip, .rightAnkle] {
            let expected = try place(whole, name, in: Self.players)
            let found = try place(body, name, in: CGSize(width: 256, height: 480))
            #expect(isNear(found, expected, 12))
        }
        request.regionOfInterest = NormalizedRect(x: 0.35, y: 0, width: 0.3, height: 1)
        #expect(try await request.perform(on: Fixture.players.url).isEmpty)
        request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 0.6, height: 1)
        await #expect(throws: VisionError.self) { try await request.perform(on: Fixture.players.url) }
    }

    @Test("A crowd of small people in a large image is found")
    func crowd() async throws {
        let person = CIImage(cgImage: try Fixture.players.cgImage).cropped(
            to: CGRect(x: 0, y: 0, width: 180, height: 480)
        )
        .transformed(by: CGAffineTransform(scaleX: 0.6, y: 0.6))
        var crowd = CIImage(color: CIColor(red: 0.45, green: 0.45, blue: 0.45))
        for index in 0..<6 {
            let place = CGAffineTransform(
                translationX: CGFloat(120 + index % 3 * 520),
                y: CGFloat(80 + index / 3 * 560)
            )
            crowd = person.transformed(by: place).composited(over: crowd)
        }
        let image = crowd.cropped(to: CGRect(x: 0, y: 0, width: 1600, height: 1200))
        #expect(try await DetectHumanBodyPoseRequest().perform(on: image).count == 6)
    }

    @Test("A cat, a cup, a page and a cover have no body", arguments: [Fixture.cat, .coffee, .page, .cover])
    func none(_ fixture: Fixture) async throws {
        let handler = ImageRequestHandler(try fixture.url)
        #expect(try await handler.perform(DetectHumanBodyPoseRequest()).isEmpty)
        #expect(try await handler.perform(DetectHumanBodyPose3DRequest()).isEmpty)
    }

    @Test("The joints are numbers too")
    func keypoints() async throws {
        let body = try #require(try await DetectHumanBodyPoseRequest().perform(on: Fixture.photographer.url).first)
        let array = try body.keypoints
        #expect(array.shape == [1, 3, 19] && array.dataType == .float32)
        for (index, name) in body.availableJointNames.enumerated() {
            let joint = try #require(body.joint(for: name))
            #expect(array[[0, 0, index as NSNumber]].floatValue == Float(joint.location.x))
            #expect(array[[0, 1, index as NSNumber]].floatValue == Float(joint.location.y))
            #expect(array[[0, 2, index as NSNumber]].floatValue == joint.confidence)
        }
    }

    @Test("Both generations answer the same, and archives keep it")
    func twins() async throws {
        let older = VNDetectHumanBodyPoseRequest()
        try VNImageRequestHandler(url: Fixture.photographer.url).perform([older])
        let body = try #require(older.results?.first)
        let newer = try #require(try await DetectHumanBodyPoseRequest().perform(on: Fixture.photographer.url).first)
        #expect(older.results?.count == 1 && HumanBodyPoseObservation(body).allJoints() == newer.allJoints())
        #expect(try body.recognizedPoint(.nose).confidence == newer.joint(for: .nose)?.confidence)
        #expect(try body.recognizedPoint(.root).identifier.rawValue == "root")
        #expect(body.availableJointNames.count == 19 && body.availableJointsGroupNames.count == 7)
        #expect(try body.recognizedPoints(.all).count == 19 && body.recognizedPoints(.torso).count == 6)
        #expect(try body.recognizedPoints(.face).count == 5 && body.recognizedPoints(.leftArm).count == 3)
        #expect(try body.keypointsMultiArray().shape == [1, 3, 19])
        #expect(throws: (any Error).self) { try body.recognizedPoint(.init(rawValue: .init(rawValue: "tail"))) }
        #expect(try older.supportedJointNames.count == 19 && older.supportedJointsGroupNames.count == 7)
        let data = try NSKeyedArchiver.archivedData(withRootObject: body, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNHumanBodyPoseObservation.self, from: data)
        )
        #expect(HumanBodyPoseObservation(read) == HumanBodyPoseObservation(body))
        let json = try JSONEncoder().encode(newer)
        #expect(try JSONDecoder().decode(HumanBodyPoseObservation.self, from: json) == newer)
        older.revision = 2
        #expect { try older.supportedJointNames } throws: {
            ($0 as NSError).code == VNErrorCode.unsupportedRevision.rawValue
        }
    }

    @available(*, deprecated, message: "It reads names of the first systems with poses.")
    @Test("The first names of joints are those of today")
    func names() async throws {
        let older = VNDetectHumanBodyPoseRequest()
        try VNImageRequestHandler(url: Fixture.photographer.url).perform([older])
        let body = try #require(older.results?.first)
        #expect(try body.recognizedPoint(forKey: .bodyLandmarkKeyNose) == body.recognizedPoint(.nose))
        #expect(try body.recognizedPoints(forGroupKey: .bodyLandmarkRegionKeyLeftLeg).count == 3)
        #expect(try VNDetectHumanBodyPoseRequest.supportedJointNames(forRevision: 1).contains(.leftWrist))
        #expect(throws: (any Error).self) { try VNDetectHumanBodyPoseRequest.supportedJointNames(forRevision: 9) }
    }
}
