import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Cameras that see skeletons")
struct BodyCameraTests {
    private static let cameras: [DrawnBody.Camera] = [
        DrawnBody.Camera(), DrawnBody.Camera(place: [0.9, -0.3, 4]), DrawnBody.Camera(turn: [0, 0.5, 0]),
        DrawnBody.Camera(turn: [0.3, -0.4, 0.2], place: [-0.5, 0.2, 2.5], width: 1600, height: 900),
        DrawnBody.Camera(turn: [-0.2, 0.1, 0], place: [0, 0.1, 12], width: 600, height: 800),
        DrawnBody.Camera(turn: [0.1, 0, 0.6], place: [0.2, 0, 1.6]),
    ]

    @Test("A camera sees every point within a pixel of where the picture shows it", arguments: cameras)
    func projection(camera: DrawnBody.Camera) throws {
        let own = try #require(Skeleton(DrawnBody.body(), height: 1.8)).scale
        let body = DrawnBody.body(camera, scale: own)
        let skeleton = try #require(Skeleton(body, height: 1.8))
        let found = try #require(BodyCamera(of: body, skeleton, width: camera.width, height: camera.height))
        for (joint, landmark) in [
            (Skeleton.Joint.leftWrist, BodyLandmark.leftWrist), (.rightWrist, .rightWrist), (.leftKnee, .leftKnee),
            (.rightAnkle, .rightAnkle), (.leftShoulder, .leftShoulder),
        ] {
            let (seen, shown) = (try #require(found.place(of: skeleton[joint])), body[landmark].place)
            #expect(abs(seen.x - shown.x) * camera.width < 1 && abs(seen.y - shown.y) * camera.height < 1)
        }
        #expect((found.translation - camera.place).length < 0.02 * camera.place.z)
        let axes = CameraFit.axes(turnedBy: camera.turn)
        #expect(zip(found.axes, axes).allSatisfy { ($0 - $1).length < 0.02 })
    }

    @Test("Noise of some pixels moves the camera little")
    func noise() throws {
        let camera = DrawnBody.Camera(place: [0.3, 0, 4])
        let own = try #require(Skeleton(DrawnBody.body(), height: 1.8)).scale
        let exact = DrawnBody.body(camera, scale: own)
        let noisy = exact.joints.enumerated().map { index, joint in
            var joint = joint
            joint.place.x += 0.004 * Double(index * 7 % 5 - 2) / 2
            joint.place.y += 0.004 * Double(index * 11 % 5 - 2) / 2
            return joint
        }
        let body = Body(joints: noisy, confidence: 1, reach: 300)
        let skeleton = try #require(Skeleton(body, height: 1.8))
        let found = try #require(BodyCamera(of: body, skeleton, width: 1000, height: 1000))
        #expect((found.translation - camera.place).length < 0.3)
    }

    @Test("Points in one place, a picture without size and a mirrored body have no camera, or one that is finite")
    func degenerate() throws {
        let body = DrawnBody.body()
        let skeleton = try #require(Skeleton(body, height: 1.8))
        #expect(BodyCamera(of: body, skeleton, width: 0, height: 0) == nil)
        #expect(BodyCamera(of: body, skeleton, width: .nan, height: 10) == nil)
        let together = body.joints.map {
            BodyJoint(place: Point(x: 0.5, y: 0.5), visibility: 1, position: $0.position)
        }
        let point = Body(joints: together, confidence: 1, reach: 0)
        #expect(BodyCamera(of: point, skeleton, width: 100, height: 100) == nil)
        let upsideDown = body.joints.map {
            BodyJoint(place: Point(x: 1 - $0.place.x, y: 1 - $0.place.y), visibility: 1, position: $0.position)
        }
        let camera = BodyCamera(
            of: Body(joints: upsideDown, confidence: 1, reach: 300),
            skeleton,
            width: 100,
            height: 100
        )
        #expect(camera == nil)
    }

    @Test("What is behind a camera has no place in the picture")
    func behind() throws {
        let body = DrawnBody.body()
        let skeleton = try #require(Skeleton(body, height: 1.8))
        let camera = try #require(BodyCamera(of: body, skeleton, width: 100, height: 100))
        #expect(camera.place(of: [0, 0, -50]) == nil && camera.place(of: .zero) != nil)
    }
}
