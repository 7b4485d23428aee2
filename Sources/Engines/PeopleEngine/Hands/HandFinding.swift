import Foundation
import GeometryEngine

/// A hand that was examined, in the picture's pixels.
struct HandFinding: Sendable, Hashable {
    /// The joints, in the order of a hand's.
    let points: [Point]
    /// The probability of each joint to be there, if there is a hand.
    let certainties: [Double]
    /// The probability that it is a right hand.
    let rightness: Double
    /// The probability that it is a hand.
    let confidence: Double
    /// The side of the region that shows the hand, which doesn't depend on how the fingers are bent.
    let size: Double

    /// The distance of a joint in two looks, in sizes of the hand, that leaves even chances for it.
    private static let evenDistance = 0.05
    /// The certainty of the joints below which the looks show different things.
    private static let leastCertainty = 0.2

    /// Judges a look at a hand by another one, which saw the mirror image, or returns nil when they don't show the same.
    ///
    /// The network says for the whole hand alone how sure it is. Joints that the picture shows clearly are in the same
    /// place in both looks; those that are hidden or blurred are guessed, each time differently.
    init?(_ look: HandLook, _ other: HandLook) {
        guard look.showsHand, other.showsHand else { return nil }
        points = look.points
        rightness = (look.rightness + other.rightness) / 2
        confidence = min(max((look.presence + other.presence) / 2, 0), 1)
        let size = look.region.width
        self.size = size
        certainties = zip(look.points, other.points).map { point, other in
            let distance = point.distance(to: other) / (Self.evenDistance * size)
            return 1 / (1 + distance * distance)
        }
        guard certainties.reduce(0, +) >= Self.leastCertainty * Double(certainties.count) else { return nil }
    }

    /// Returns whether another finding is of the same hand.
    func isSame(as other: HandFinding) -> Bool {
        let distances = zip(points, other.points).map { $0.distance(to: $1) }
        return distances.reduce(0, +) / Double(points.count) < 0.15 * max(size, other.size)
    }
}

extension Hand {
    /// The probabilities of a right hand between which it may be either.
    private static let unknown = 0.4...0.6
    /// What is left of the certainty of a joint that is outside of the picture.
    private static let outside = 0.1

    init(_ finding: HandFinding, in picture: PicturePyramid) {
        joints = zip(finding.points, finding.certainties).map { point, certainty in
            let place = Point(x: point.x / picture.width, y: point.y / picture.height)
            let part = PictureRegion.whole.contains(place) ? 1 : Self.outside
            return Joint(place: place, confidence: certainty * finding.confidence * part)
        }
        side = Self.unknown.contains(finding.rightness) ? nil : finding.rightness > 0.5 ? .right : .left
        confidence = finding.confidence
    }
}
