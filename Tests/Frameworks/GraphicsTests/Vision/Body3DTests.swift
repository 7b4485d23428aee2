import CoreImage
import Foundation
import Testing
import Vision

@Suite("Bodies in space", .tags(.network))
struct Body3DTests {
    private typealias Name = HumanBodyPose3DObservation.JointName

    private func body(in fixture: Fixture = .players) async throws -> HumanBodyPose3DObservation {
        let bodies = try await DetectHumanBodyPose3DRequest().perform(on: fixture.url)
        return try #require(bodies.first { $0.pointInImage(for: .root).x < 0.5 })
    }

    private func vector(_ matrix: simd_float4x4) -> SIMD3<Float> {
        SIMD3(matrix.columns.3.x, matrix.columns.3.y, matrix.columns.3.z)
    }

    @Test("A body has 17 joints, whose ways from their parents lead to their places")
    func joints() async throws {
        let body = try await body()
        #expect(body.availableJointNames.count == 17 && body.availableJointsGroupNames.count == 6)
        #expect(body.allJoints().count == 17 && body.allJoints(in: .head).count == 2)
        for (name, joint) in body.allJoints() {
            var (chain, next) = (simd_float4x4(1), name)
            while next != .root {
                chain = try #require(body.joint(for: next)).localPosition * chain
                next = body.parentJointName(for: next)
            }
            #expect(simd_length(vector(chain) - vector(joint.position)) < 1e-4)
            #expect(joint.parentJoint == body.parentJointName(for: name).rawValue && joint.identifier == name.rawValue)
        }
        #expect(try #require(body.joint(for: .root)).position == simd_float4x4(1))
        #expect(body.parentJointName(for: .root) == .root)
    }

    @Test("A standing person is upright and has lengths of a person of 1.8 m")
    func lengths() async throws {
        let body = try await body()
        #expect(body.heightEstimationTechnique == .reference)
        #expect(body.bodyHeight == Measurement(value: 1.8, unit: UnitLength.meters))
        func place(_ name: Name) throws -> SIMD3<Float> { vector(try #require(body.joint(for: name)).position) }
        let (top, ankle) = (try place(.topHead), try place(.leftAnkle))
        #expect((1.5...1.8).contains(top.y - ankle.y))
        #expect((0.25...0.6).contains(simd_length(try place(.leftHip) - place(.leftKnee))))
        #expect((0.2...0.5).contains(simd_length(try place(.leftShoulder) - place(.rightShoulder))))
        // He looks at the camera, so that his left is at the right of the image; his hands are before him.
        #expect(try place(.leftShoulder).x > place(.rightShoulder).x)
        #expect(try place(.rightWrist).z > place(.rightShoulder).z)
    }

    @Test("The camera sees the joints where the pose in the plane has them")
    func camera() async throws {
        let body = try await body()
        let flat = try #require(
            try await DetectHumanBodyPoseRequest().perform(on: Fixture.players.url).first {
                ($0.joint(for: .neck)?.location.x ?? 1) < 0.5
            }
        )
        for (name, other) in [
            (Name.leftShoulder, HumanBodyPoseObservation.JointName.leftShoulder), (.rightKnee, .rightKnee),
            (.leftAnkle, .leftAnkle), (.root, .root), (.centerShoulder, .neck), (.rightElbow, .rightElbow),
        ] {
            let (seen, known) = (body.pointInImage(for: name), try #require(flat.joint(for: other)).location)
            // A twentieth of the person's height.
            #expect(hypot(640 * (seen.x - known.x), 480 * (seen.y - known.y)) < 20, "\(name)")
            let relative = body.cameraRelativePosition(for: name)
            let back = body.cameraOriginMatrix * relative
            #expect(simd_length(vector(back) - vector(try #require(body.joint(for: name)).position)) < 1e-3)
            // In front of the camera, some meters away.
            #expect((-6 ... -1).contains(relative.columns.3.z))
        }
        let crown = body.pointInImage(for: .topHead)
        #expect(crown.y > body.pointInImage(for: .centerHead).y && crown.y < 1)
    }

    @Test("A region of interest leaves the camera where it is")
    func regions() async throws {
        let request = DetectHumanBodyPose3DRequest()
        let whole = try await body()
        request.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 0.4, height: 1)
        let bodies = try await request.perform(on: Fixture.players.url)
        let part = try #require(bodies.first)
        #expect(bodies.count == 1)
        let (a, b) = (whole.pointInImage(for: .root), part.pointInImage(for: .root))
        #expect(hypot(a.x - b.x, a.y - b.y) < 0.03)
        #expect(request == request && request != DetectHumanBodyPose3DRequest())
    }

    @Test("Both generations answer the same, and archives keep it")
    func twins() async throws {
        let older = VNDetectHumanBodyPose3DRequest()
        try VNImageRequestHandler(url: Fixture.players.url).perform([older])
        let body = try #require(older.results?.first)
        let newer = try #require(try await DetectHumanBodyPose3DRequest().perform(on: Fixture.players.url).first)
        #expect(HumanBodyPose3DObservation(body).allJoints() == newer.allJoints())
        #expect(body.heightEstimation == .reference && body.bodyHeight == 1.8)
        #expect(body.cameraOriginMatrix == newer.cameraOriginMatrix)
        let wrist = try body.recognizedPoint(.leftWrist)
        #expect(wrist.position == newer.joint(for: .leftWrist)?.position && wrist.parentJoint == .leftElbow)
        #expect(wrist.localPosition == newer.joint(for: .leftWrist)?.localPosition)
        #expect(try body.pointInImage(.leftWrist) == body.pointInImage(wrist))
        #expect(try body.cameraRelativePosition(.spine) == newer.cameraRelativePosition(for: .spine))
        #expect(body.parentJointName(.leftKnee) == .leftHip && body.parentJointName(.root) == nil)
        #expect(body.availableJointNames.count == 17 && body.availableJointsGroupNames.count == 7)
        #expect(try body.recognizedPoints(.torso).count == 7 && body.recognizedPoints(.all).count == 17)
        #expect(try body.recognizedPoints(forGroupKey: .point3DGroupKeyAll).count == 17)
        let unknown = VNHumanBodyPose3DObservation.JointName(rawValue: .init(rawValue: "tail"))
        #expect(throws: (any Error).self) { try body.recognizedPoint(unknown) }
        #expect(throws: (any Error).self) { try body.pointInImage(unknown) }

        let data = try NSKeyedArchiver.archivedData(withRootObject: body, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNHumanBodyPose3DObservation.self, from: data)
        )
        #expect(HumanBodyPose3DObservation(read) == HumanBodyPose3DObservation(body))
        #expect(try read.recognizedPoint(.leftWrist) == wrist)
        let pointData = try NSKeyedArchiver.archivedData(withRootObject: wrist, requiringSecureCoding: true)
        let point = try NSKeyedUnarchiver.unarchivedObject(ofClass: VNHumanBodyRecognizedPoint3D.self, from: pointData)
        #expect(point == wrist)
        let json = try JSONEncoder().encode(newer)
        #expect(try JSONDecoder().decode(HumanBodyPose3DObservation.self, from: json) == newer)
    }

    @Test("A point in space is made of numbers")
    func points() throws {
        var matrix = simd_float4x4(1)
        let point = try #require(VNPoint3D(position: matrix))
        #expect(point == VNPoint3D(position: matrix) && point.copy() as? VNPoint3D === point)
        matrix.columns.3.x = .nan
        #expect(VNPoint3D(position: matrix) == nil)
        let joint = Joint3D(position: .init(1), localPosition: .init(2), identifer: "a", parentJoint: "b")
        #expect(joint.identifier == "a" && joint.parentJoint == "b" && joint.localPosition[0, 0] == 2)
    }
}
