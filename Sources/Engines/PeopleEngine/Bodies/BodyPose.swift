import Foundation
import GeometryEngine
import InferenceEngine
import PixelEngine

/// The points of a body that a network sees in a square of a picture, in the picture's pixels.
struct BodyPose: Sendable, Hashable {
    /// The points, in the order of ``BodyLandmark``.
    let joints: [BodyJoint]
    /// The middle between the hips.
    let hips: Point
    /// The point above the head that is as far from the hips as the feet are.
    let top: Point
    /// The probability that there is a body at all.
    let presence: Double

    /// The width and height of what the network sees, in pixels.
    private static let side = 256
    /// The points with those that only place the body, and the numbers of each: its place, and how visible it is.
    private static let (pointCount, numbersOfPoint) = (39, 5)

    /// Finds the points of the body in a square, which is best that of ``region``.
    init(in region: TurnedRect, of picture: PicturePyramid, runtime: InferenceRuntime) throws {
        let bytes = try picture.rgb(
            of: region,
            width: Self.side,
            height: Self.side,
            border: .repeated,
            sharpness: .infinity
        )
        let model = try runtime.model(named: "body-joints")
        let outputs = try model.run(bytes, outputs: ["points", "presence", "heatmap", "world"])
        let (points, world) = (outputs["points"] ?? [], outputs["world"] ?? [])
        guard points.count == Self.pointCount * Self.numbersOfPoint, world.count == Self.pointCount * 3,
            let presence = outputs["presence"]?.first,
            let heatmap = BodyHeatmap(outputs["heatmap"] ?? [], pointCount: Self.pointCount)
        else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model \(model.name) doesn't answer \(Self.pointCount) points; set up the models again."
            )
        }
        func place(_ index: Int) -> Point {
            let start = index * Self.numbersOfPoint
            let place = Point(
                x: Double(points[start]) / Double(Self.side),
                y: Double(points[start + 1]) / Double(Self.side)
            )
            return region.point(at: heatmap.refined(place, index: index))
        }
        let (sine, cosine) = (sin(region.angle), cos(region.angle))
        joints = BodyLandmark.allCases.map { landmark in
            let index = landmark.rawValue
            let (x, y) = (Double(world[3 * index]), Double(world[3 * index + 1]))
            return BodyJoint(
                place: place(index),
                visibility: 1 / (1 + exp(-Double(points[index * Self.numbersOfPoint + 3]))),
                // The network measures along the sides of what it sees.
                position: SIMD3(x * cosine - y * sine, x * sine + y * cosine, Double(world[3 * index + 2]))
            )
        }
        (hips, top) = (place(BodyLandmark.allCases.count), place(BodyLandmark.allCases.count + 1))
        // A picture can't make a network answer no number, but damaged weights can.
        self.presence = (points + world).allSatisfy(\.isFinite) ? Double(presence) : 0
    }

    init(joints: [BodyJoint], hips: Point, top: Point, presence: Double) {
        self.joints = joints
        (self.hips, self.top) = (hips, top)
        self.presence = presence
    }

    /// The distance from the hips to the top of the head.
    var reach: Double { hips.distance(to: top) }
    /// The square in which to look for the points, so that the body stands upright and fills it.
    var region: TurnedRect { TurnedRect(bodyAround: hips, top: top) }
}

// MARK: - Other bodies

extension BodyPose {
    /// Returns whether another pose is that of the same body.
    func isSame(as other: BodyPose) -> Bool {
        let near = 0.15 * min(reach, other.reach)
        // Hips may be out of the picture, where networks guess.
        return [BodyLandmark.nose, .leftShoulder, .rightShoulder].allSatisfy {
            joints[$0.rawValue].place.distance(to: other.joints[$0.rawValue].place) < near
        }
    }
}

extension TurnedRect {
    /// Creates the square in which to look for the points of a body, from the middle of the hips and the point of the
    /// circle around the body that is above the head.
    init(bodyAround hips: Point, top: Point) {
        let side = 2.5 * hips.distance(to: top)
        self.init(center: hips, width: side, height: side, angle: atan2(top.x - hips.x, hips.y - top.y))
    }

    /// Returns whether a square shows about the same as another one, for networks that look at it.
    func isClose(to other: TurnedRect) -> Bool {
        let ratio = width / other.width
        let turn = abs(remainder(angle - other.angle, 2 * .pi))
        return (0.85...1.18).contains(ratio) && turn < 0.25 && center.distance(to: other.center) < 0.1 * other.width
    }
}
