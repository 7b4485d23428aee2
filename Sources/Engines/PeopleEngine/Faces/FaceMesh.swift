import Foundation
import GeometryEngine
import InferenceEngine
import PixelEngine

/// The surface of a face: the 468 points of the network's model of a head, in the picture's pixels.
struct FaceMesh: Sendable, Hashable {
    /// The points.
    let points: [Point]
    /// The distances of the points behind the middle of the head, in pixels; what is nearer is negative.
    let depths: [Double]
    /// The probability that there is a face at all.
    let presence: Double

    /// The number of points.
    static let pointCount = 468
    /// The width and height of what the network sees, in pixels.
    private static let side = 192

    /// Finds the surface of the face in a region, which should be one and a half times as large and upright.
    init(in region: TurnedRect, of picture: PicturePyramid, runtime: InferenceRuntime) throws {
        let bytes = try picture.rgb(of: region, width: Self.side, height: Self.side, border: .repeated)
        let model = try runtime.model(named: "face-mesh")
        let outputs = try model.run(bytes, outputs: ["points", "presence"])
        let numbers = outputs["points"] ?? []
        guard numbers.count == 3 * Self.pointCount, let logit = outputs["presence"]?.first else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model \(model.name) doesn't answer \(Self.pointCount) points; set up the models again."
            )
        }
        let scale = 1 / Double(Self.side)
        points = (0..<Self.pointCount).map { index in
            region.point(
                at: Point(x: Double(numbers[3 * index]) * scale, y: Double(numbers[3 * index + 1]) * scale)
            )
        }
        depths = (0..<Self.pointCount).map { Double(numbers[3 * $0 + 2]) * scale * region.width }
        presence = 1 / (1 + exp(-Double(logit)))
    }

    init(points: [Point], depths: [Double], presence: Double) {
        self.points = points
        self.depths = depths
        self.presence = presence
    }
}

// MARK: - Direction

extension FaceMesh {
    /// The points of the eyes' outer corners, the left one of the picture first, and those of the forehead and chin.
    private static let (leftEye, rightEye, forehead, chin) = (33, 263, 10, 152)

    /// The direction in which the face looks.
    var pose: FacePose {
        let across = vector(from: Self.leftEye, to: Self.rightEye)
        let down = vector(from: Self.forehead, to: Self.chin)
        // Depth grows away from the camera, and the face looks towards it.
        var ahead = (
            x: down.y * across.z - down.z * across.y,
            y: down.z * across.x - down.x * across.z,
            z: down.x * across.y - down.y * across.x
        )
        let length = (ahead.x * ahead.x + ahead.y * ahead.y + ahead.z * ahead.z).squareRoot()
        guard length > 0 else { return FacePose() }
        ahead = (ahead.x / length, ahead.y / length, ahead.z / length)
        // Yaw and pitch are of the face as it would be upright.
        let roll = -atan2(across.y, across.x)
        let x = ahead.x * cos(roll) - ahead.y * sin(roll)
        let y = ahead.x * sin(roll) + ahead.y * cos(roll)
        let yaw = atan2(x, max(-ahead.z, 0))
        return FacePose(roll: roll >= .pi ? -.pi : roll, yaw: yaw, pitch: asin(min(max(y, -1), 1)))
    }

    private func vector(from start: Int, to end: Int) -> (x: Double, y: Double, z: Double) {
        (points[end].x - points[start].x, points[end].y - points[start].y, depths[end] - depths[start])
    }
}
