import Foundation
import GeometryEngine

/// The place of a person before the box is known, in the picture's pixels.
struct PersonPlace: Sendable, Hashable {
    /// The middle of the face.
    let face: Point
    /// The middle between the hips.
    let hips: Point
    /// The point above the head that is as far from the hips as the feet are.
    let top: Point
    /// The probability that there is a person.
    let confidence: Double
    /// A Boolean value that indicates whether the face was found, which leaves no doubt about the person.
    let hasFace: Bool

    /// The place of the body below a face.
    init(_ face: FaceSearch.Finding) {
        let side = max(face.box.width, face.box.height)
        let roll = face.mesh.pose.roll
        // Heads lean more than bodies do.
        let lean = sin(roll) / 2
        self.face = face.box.middle
        let down = (x: side * lean, y: side * max(cos(roll), 0))
        hips = Point(x: face.box.middle.x + 3.7 * down.x, y: face.box.middle.y + 3.7 * down.y)
        let length = max(hypot(down.x, down.y), .leastNormalMagnitude)
        top = Point(x: hips.x - 4.5 * side * down.x / length, y: hips.y - 4.5 * side * down.y / length)
        confidence = face.confidence
        hasFace = true
    }

    /// The place that the finder of bodies answers, or nil for a body without size.
    init?(_ detection: Detection) {
        guard detection.points.count == 4 else { return nil }
        face = detection.box.middle
        hips = detection.points[0]
        top = detection.points[1]
        confidence = detection.confidence
        hasFace = false
        guard reach > 0 else { return nil }
    }

    /// The distance from the hips to the top of the head, about that to the feet.
    var reach: Double { hips.distance(to: top) }

    /// The square in which to look for the points of the body.
    var bodyRegion: TurnedRect { TurnedRect(bodyAround: hips, top: top) }

    /// The square around the whole body, for a closer look.
    var region: TurnedRect { TurnedRect(center: hips, width: 2.2 * reach, height: 2.2 * reach) }

    /// Returns whether another place is that of the same person.
    func isSame(as other: PersonPlace) -> Bool {
        face.distance(to: other.face) < 0.2 * min(reach, other.reach)
    }
}
