import CoreImage
import CoreML
import Foundation
import GeometryEngine
import PeopleEngine
import PictureEngine
import PixelEngine
import TestSupport
import Testing
import Vision

@Suite("Hands", .tags(.network))
struct HandTests {
    private typealias Name = HumanHandPoseObservation.JointName

    /// Joints of open hands in pixels from the top left, as MediaPipe 0.10.21 finds them.
    private static let known: [Fixture: [Name: CGPoint]] = [
        .rightPalm: [
            .wrist: CGPoint(x: 52.6, y: 100.2), .thumbTip: CGPoint(x: 174.1, y: 178.3),
            .indexTip: CGPoint(x: 233.1, y: 113.5), .middleTip: CGPoint(x: 244.9, y: 83.2),
            .ringTip: CGPoint(x: 226.4, y: 48.2), .littleTip: CGPoint(x: 190.4, y: 21.1),
        ],
        .leftBack: [
            .wrist: CGPoint(x: 44.7, y: 103.4), .thumbTip: CGPoint(x: 185.8, y: 176.5),
            .indexTip: CGPoint(x: 253.5, y: 126.3), .middleTip: CGPoint(x: 265.1, y: 84.4),
            .ringTip: CGPoint(x: 240.1, y: 48.4), .littleTip: CGPoint(x: 202.4, y: 26.0),
        ],
    ]

    private func image(_ fixture: Fixture) throws -> CIImage { CIImage(cgImage: try fixture.cgImage) }

    private func hands(_ image: CIImage, atMost count: Int = 2) async throws -> [HumanHandPoseObservation] {
        var request = DetectHumanHandPoseRequest()
        request.maximumHandCount = count
        return try await request.perform(on: image)
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    /// Places hands on a plain ground, each by its lower left corner and as large as a scale says.
    private func scene(_ hands: [(Fixture, CGPoint, Double)], width: Double, height: Double) throws -> CIImage {
        var scene = CIImage(color: CIColor(red: 0.46, green: 0.5, blue: 0.53))
        for (fixture, place, scale) in hands {
            let transform = CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
            scene = try image(fixture).transformed(by: transform).composited(over: scene)
        }
        return scene.cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test("An open hand has its side and its joints", arguments: [Fixture.rightPalm, .leftBack])
    func joints(_ fixture: Fixture) async throws {
        let found = try await DetectHumanHandPoseRequest().perform(on: fixture.url)
        let hand = try #require(found.first)
        #expect(found.count == 1 && hand.confidence > 0.8)
        #expect(hand.chirality == (fixture == .rightPalm ? .right : .left))
        #expect(hand.originatingRequestDescriptor == .detectHumanHandPoseRequest(.revision1))
        #expect(hand.availableJointNames.count == 21 && hand.availableJointsGroupNames.count == 5)
        let size = try image(fixture).extent.size
        for (name, place) in try #require(Self.known[fixture]) {
            let joint = try #require(hand.joint(for: name))
            // A twentieth of the hand.
            #expect(distance(joint.location.toImageCoordinates(size, origin: .upperLeft), place) < 10)
            #expect(joint.confidence > 0.5)
        }
    }

    @Test(
        "A mirrored image has the other hand, with mirrored joints",
        arguments: [
            Fixture.rightPalm, .leftBack, .rightFist, .leftFist,
        ]
    )
    func mirrored(_ fixture: Fixture) async throws {
        let straight = try #require(try await hands(image(fixture)).first)
        #expect(straight.chirality == ([.rightPalm, .rightFist].contains(fixture) ? .right : .left))
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        let mirrored = try #require(try await hands(image(fixture).transformed(by: mirror)).first)
        #expect(mirrored.chirality == (straight.chirality == .right ? .left : .right))
        for (name, joint) in straight.allJoints() {
            let other = try #require(mirrored.joint(for: name)).location
            #expect(distance(other.cgPoint, CGPoint(x: 1 - joint.location.x, y: joint.location.y)) < 0.06)
        }
    }

    @Test("A turned image turns the joints", arguments: [CGImagePropertyOrientation.right, .down, .left])
    func turned(_ orientation: CGImagePropertyOrientation) async throws {
        let image = try Fixture.rightPalm.cgImage
        let straight = try #require(try await DetectHumanHandPoseRequest().perform(on: image).first)
        let found = try await DetectHumanHandPoseRequest().perform(on: image, orientation: orientation)
        let turned = try #require(found.first)
        #expect(turned.chirality == .right)
        for (name, joint) in straight.allJoints() {
            let (x, y) = (joint.location.x, joint.location.y)
            let expected =
                switch orientation {
                case .right: CGPoint(x: y, y: 1 - x)
                case .left: CGPoint(x: 1 - y, y: x)
                default: CGPoint(x: 1 - x, y: 1 - y)
                }
            #expect(distance(try #require(turned.joint(for: name)).location.cgPoint, expected) < 0.06)
        }
    }

    @Test("The largest hands come first, and no more than asked for")
    func cap() async throws {
        let places: [(Fixture, CGPoint, Double)] = [
            (.rightPalm, CGPoint(x: 30, y: 400), 0.8), (.leftBack, CGPoint(x: 320, y: 60), 1.2),
            (.rightFist, CGPoint(x: 400, y: 400), 1),
        ]
        let scene = try scene(places, width: 720, height: 640)
        let all = try await hands(scene, atMost: 6)
        #expect(all.map(\.chirality) == [.left, .right, .right])
        #expect(try #require(all.first?.joint(for: .wrist)).location.y < 0.5)
        for count in 0...2 {
            let some = try await hands(scene, atMost: count)
            #expect(some.map { $0.joint(for: .wrist) } == all.prefix(count).map { $0.joint(for: .wrist) })
        }
    }

    @Test("Small hands are found in a large image")
    func small() async throws {
        let places = (0..<5).map { (index: Int) -> (Fixture, CGPoint, Double) in
            let (x, y) = (Double(200 + index % 3 * 700), Double(200 + index / 3 * 800))
            return (.leftBack, CGPoint(x: x, y: y), 0.3)
        }
        let found = try await hands(scene(places, width: 2000, height: 1500), atMost: 6)
        #expect(found.count == 5 && found.allSatisfy { $0.chirality == .left })
    }

    @Test("Images without hands have none", arguments: [Fixture.cat, .coffee, .page, .cover])
    func none(_ fixture: Fixture) async throws {
        #expect(try await hands(image(fixture), atMost: 6).isEmpty)
    }

    @Test("Plain, tiny and noisy images have no hands")
    func noise() async throws {
        for size in [CGSize(width: 640, height: 480), CGSize(width: 1, height: 1)] {
            let plain = CIImage(color: .gray).cropped(to: CGRect(origin: .zero, size: size))
            #expect(try await hands(plain, atMost: 6).isEmpty)
        }
        var numbers = SplitMix(state: 7)
        let noise = try Raster(width: 640, height: 480, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for index in 0..<480 * bytesPerRow { bytes[index] = UInt8.random(in: 0...255, using: &numbers) }
        }
        #expect(try HandEngine.shared.hands(in: Picture(noise), maximumCount: 6).isEmpty)
    }

    @Test("Joints are measured in the region of interest, and hands outside of it don't count")
    func region() async throws {
        let places: [(Fixture, CGPoint, Double)] = [
            (.rightPalm, CGPoint(x: 40, y: 50), 1), (.leftBack, CGPoint(x: 440, y: 50), 1),
        ]
        let scene = try scene(places, width: 800, height: 300)
        var request = DetectHumanHandPoseRequest()
        let whole = try #require(try await request.perform(on: scene).first { $0.chirality == .left })
        request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let part = try await request.perform(on: scene)
        let hand = try #require(part.first)
        #expect(part.count == 1 && hand.chirality == .left)
        for (name, joint) in whole.allJoints() {
            let place = try #require(hand.joint(for: name)).location
            #expect(distance(CGPoint(x: 0.5 + place.x / 2, y: place.y), joint.location.cgPoint) < 0.03)
        }
    }

    @Test("A joint that the border cuts off stays, with a low confidence")
    func cut() async throws {
        let image = try image(.rightPalm)
        let cut = image.cropped(to: CGRect(x: 0, y: 0, width: 200, height: 200))
        let hand = try #require(try await hands(cut).first)
        let tip = try #require(hand.joint(for: .middleTip))
        #expect(hand.availableJointNames.count == 21 && tip.location.x > 1 && tip.confidence <= 0.1)
        #expect(try #require(hand.joint(for: .wrist)).confidence > 0.5)
    }

    @Test("The hand of a body is found from its wrist and knuckles")
    func body() throws {
        let picture = try Picture(contentsOf: Fixture.rightPalm.url)
        let (wrist, knuckle) = (Point(x: 0.18, y: 0.5), Point(x: 0.5, y: 0.45))
        let hand = try #require(try HandEngine.shared.hand(from: wrist, to: knuckle, in: picture))
        #expect(hand.side == .right && hand.joints.count == Hand.jointCount)
        #expect(hand.joints[0].place.distance(to: wrist) < 0.1)
        let (left, right) = (Point(x: 0.9, y: 0.95), Point(x: 0.95, y: 0.95))
        #expect(try HandEngine.shared.hand(from: left, to: right, in: picture) == nil)
        #expect(try HandEngine.shared.hand(from: wrist, to: wrist, in: picture) == nil)
        #expect(try HandEngine.shared.hand(from: wrist, to: Point(x: .nan, y: 1e300), in: picture) == nil)
    }

    @Test("Both generations answer the same, as joints and as numbers")
    func twins() async throws {
        let request = VNDetectHumanHandPoseRequest()
        try VNImageRequestHandler(url: Fixture.leftBack.url).perform([request])
        let older = try #require(request.results?.first)
        let newer = try #require(try await DetectHumanHandPoseRequest().perform(on: Fixture.leftBack.url).first)
        #expect(older.chirality == .left && older.requestRevision == VNDetectHumanHandPoseRequestRevision1)
        #expect(HumanHandPoseObservation(older).allJoints() == newer.allJoints())
        let (array, numbers) = (try older.keypointsMultiArray(), try newer.keypoints)
        #expect(array.shape == [1, 3, 21] && numbers.shape == [1, 3, 21] && array.dataType == .float32)
        #expect((0..<63).allSatisfy { array[$0] == numbers[$0] })
        let wrist = try older.recognizedPoint(.wrist)
        #expect(array[0].floatValue == Float(wrist.x) && array[[0, 1, 0]].floatValue == Float(wrist.y))
        #expect(array[[0, 2, 0]].floatValue == wrist.confidence)
        let tip = try older.recognizedPoint(.littleTip)
        #expect(array[20].floatValue == Float(tip.x) && array[62].floatValue == tip.confidence)
    }

    @Test("Counts and revisions that aren't there are refused")
    func refusals() async throws {
        for count in [-1, 7, Int.max] {
            await #expect(throws: VisionError.self) { try await hands(image(.rightPalm), atMost: count) }
        }
        let request = VNDetectHumanHandPoseRequest()
        request.maximumHandCount = 7
        #expect {
            try VNImageRequestHandler(url: Fixture.rightPalm.url).perform([request])
        } throws: { ($0 as NSError).code == VNErrorCode.invalidArgument.rawValue }
        #expect((request.copy() as? VNDetectHumanHandPoseRequest)?.maximumHandCount == 7)
        request.revision = 2
        #expect {
            try request.supportedJointNames
        } throws: { ($0 as NSError).code == VNErrorCode.unsupportedRevision.rawValue }
    }

    @Test("A request names the joints and groups that it finds")
    func names() throws {
        let request = DetectHumanHandPoseRequest()
        #expect(request.maximumHandCount == 2 && DetectHumanHandPoseRequest.supportedRevisions == [.revision1])
        #expect(Set(request.supportedJointNames).count == 21)
        #expect(try request.supportedJointsGroupNames.count == 5)
        let older = VNDetectHumanHandPoseRequest()
        #expect(older.maximumHandCount == 2 && VNDetectHumanHandPoseRequest.currentRevision == 1)
        #expect(Set(try older.supportedJointNames).count == 21)
        #expect(try older.supportedJointsGroupNames.last == .all && older.supportedJointsGroupNames.count == 6)
    }

    @Test("The deprecated functions name the same for a revision that there is")
    func deprecated() throws {
        let request: any DeprecatedNames.Type = VNDetectHumanHandPoseRequest.self
        #expect(try request.supportedJointNames(forRevision: 1) == VNDetectHumanHandPoseRequest().supportedJointNames)
        #expect(try request.supportedJointsGroupNames(forRevision: 1).count == 6)
        #expect {
            try request.supportedJointsGroupNames(forRevision: 0)
        } throws: { ($0 as NSError).code == VNErrorCode.unsupportedRevision.rawValue }
    }
}

/// Deprecated functions, which are called through a protocol without a warning.
private protocol DeprecatedNames {
    static func supportedJointNames(forRevision revision: Int) throws -> [VNHumanHandPoseObservation.JointName]
    static func supportedJointsGroupNames(
        forRevision revision: Int
    ) throws -> [VNHumanHandPoseObservation.JointsGroupName]
}

extension VNDetectHumanHandPoseRequest: DeprecatedNames {}
