import Foundation
import GeometryEngine
import InferenceEngine
import PixelEngine

/// What the network for joints answers about a region of a picture, in the picture's pixels.
struct HandLook: Sendable, Hashable {
    /// The joints, in the order of a hand's.
    let points: [Point]
    /// The probability that there is a hand at all.
    let presence: Double
    /// The probability that it is a right hand, if the region isn't mirrored.
    let rightness: Double

    /// The width and height of what the network sees, in pixels.
    private static let side = 224

    /// Looks at a region, which should be about twice as large as the palm, with the fingers up.
    ///
    /// Of a region of negative width the network sees the mirror image; its answer is mirrored back.
    init(at region: TurnedRect, of picture: PicturePyramid, runtime: InferenceRuntime) throws {
        let bytes = try picture.rgb(
            of: region,
            width: Self.side,
            height: Self.side,
            border: .repeated,
            sharpness: .infinity
        )
        let model = try runtime.model(named: "hand-joints")
        let outputs = try model.run(bytes, outputs: ["points", "presence", "handedness"])
        let numbers = outputs["points"] ?? []
        guard numbers.count == 3 * Hand.jointCount, let presence = outputs["presence"]?.first,
            let handedness = outputs["handedness"]?.first
        else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model \(model.name) doesn't answer \(Hand.jointCount) joints; set up the models again."
            )
        }
        let scale = 1 / Double(Self.side)
        points = (0..<Hand.jointCount).map { index in
            region.point(
                at: Point(x: Double(numbers[3 * index]) * scale, y: Double(numbers[3 * index + 1]) * scale)
            )
        }
        self.presence = Double(presence)
        // The network was trained on what a camera shows a person of herself, mirrored: it says "left" to the right hand
        // of a picture that isn't.
        rightness = region.width < 0 ? 1 - Double(handedness) : Double(handedness)
    }

    init(points: [Point], presence: Double, rightness: Double) {
        self.points = points
        self.presence = presence
        self.rightness = rightness
    }

    /// A Boolean value that indicates whether the network sees a hand, in places that are numbers.
    var showsHand: Bool { presence >= 0.5 && points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}

// MARK: - Regions

extension HandLook {
    /// The joints of the palm and those next to it, which stay together however the fingers are bent.
    private static let palm = [0, 1, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18]
    /// The wrist, and the knuckles of the index, middle and ring fingers.
    private static let (wrist, index, middle, ring) = (0, 5, 9, 13)

    /// The region for a closer look: the square around the palm, with the fingers up.
    var region: TurnedRect {
        let knuckles = Point(
            x: (points[Self.index].x + points[Self.ring].x) / 4 + points[Self.middle].x / 2,
            y: (points[Self.index].y + points[Self.ring].y) / 4 + points[Self.middle].y / 2
        )
        return TurnedRect(around: Self.palm.map { points[$0] }, angle: points[Self.wrist].turn(below: knuckles))
            .moved(x: 0, y: -0.1).square(scaled: 2)
    }
}

extension Detection {
    /// The region in which to look for the joints of a palm's hand: above the palm, with the fingers up.
    var handRegion: TurnedRect {
        var region = TurnedRect(box)
        // The wrist, and the knuckle of the middle finger.
        if points.count >= 3 { region.angle = points[0].turn(below: points[2]) }
        return region.moved(x: 0, y: -0.5).square(scaled: 2.6)
    }
}

extension Point {
    /// Returns the turn of a rectangle in which the point is straight below another.
    func turn(below other: Point) -> Double { atan2(other.x - x, y - other.y) }
}
