import Foundation
import GeometryEngine

@testable import PeopleEngine

/// A body whose points in space are known, as a camera sees it.
struct DrawnBody {
    /// A camera: a turn about three axes, a place and the size of its picture.
    struct Camera {
        var turn = SIMD3<Double>.zero
        var place = SIMD3<Double>(0, 0, 3)
        var width = 1000.0
        var height = 1000.0

        func place(of position: SIMD3<Double>) -> Point {
            let axes = CameraFit.axes(turnedBy: turn)
            let seen = axes[0] * position.x + axes[1] * position.y + axes[2] * position.z + place
            let longer = max(width, height)
            return Point(x: 0.5 + seen.x / seen.z * longer / width, y: 0.5 + seen.y / seen.z * longer / height)
        }
    }

    /// The points of a person who stands with one arm forward and one knee bent, from the middle of the hips.
    static let positions: [BodyLandmark: SIMD3<Double>] = {
        var places: [BodyLandmark: SIMD3<Double>] = [
            .nose: [0, -0.62, -0.12], .leftMouth: [0.03, -0.57, -0.1], .rightMouth: [-0.03, -0.57, -0.1],
            .leftEar: [0.07, -0.62, 0], .rightEar: [-0.07, -0.62, 0], .leftShoulder: [0.18, -0.48, 0],
            .rightShoulder: [-0.18, -0.48, 0], .leftElbow: [0.25, -0.25, -0.1], .rightElbow: [-0.24, -0.3, -0.2],
            .leftWrist: [0.27, -0.02, -0.2], .rightWrist: [-0.22, -0.35, -0.45], .leftHip: [0.1, 0, 0],
            .rightHip: [-0.1, 0, 0], .leftKnee: [0.11, 0.4, -0.02], .rightKnee: [-0.11, 0.35, -0.2],
            .leftAnkle: [0.11, 0.8, 0.03], .rightAnkle: [-0.11, 0.72, 0.02], .leftHeel: [0.11, 0.86, 0.06],
            .rightHeel: [-0.11, 0.78, 0.06], .leftToes: [0.12, 0.87, -0.1], .rightToes: [-0.12, 0.8, -0.08],
        ]
        for (side, sign) in [(0, 1.0), (3, -1.0)] {
            for (offset, x) in [(1, 0.02), (2, 0.035), (3, 0.05)] {
                places[BodyLandmark(rawValue: side + offset) ?? .nose] = [sign * x, -0.655, -0.09]
            }
        }
        for (finger, wrist) in [
            (BodyLandmark.leftLittleFinger, BodyLandmark.leftWrist), (.leftIndexFinger, .leftWrist),
            (.leftThumb, .leftWrist), (.rightLittleFinger, .rightWrist), (.rightIndexFinger, .rightWrist),
            (.rightThumb, .rightWrist),
        ] {
            places[finger] = (places[wrist] ?? .zero) + [0.01 * Double(finger.rawValue % 3), 0.06, -0.03]
        }
        return places
    }()

    /// Returns the body as a camera sees it; a person of another size seems as large from farther away.
    static func body(_ camera: Camera = Camera(), scale: Double = 1) -> Body {
        let joints = BodyLandmark.allCases.map { landmark in
            let position = positions[landmark] ?? .zero
            return BodyJoint(place: camera.place(of: position * scale), visibility: 1, position: position)
        }
        return Body(joints: joints, confidence: 1, reach: 300)
    }
}
