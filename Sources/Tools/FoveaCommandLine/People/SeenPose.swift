package import GeometryEngine

/// The joints of a hand or of a body, by their names.
package struct SeenPose: Sendable, Hashable {
    /// A joint.
    package struct Joint: Sendable, Hashable {
        /// The name, such as `thumbTip`.
        package let name: String
        /// The place in fractions of the picture's sides, which may be outside of it.
        package let place: Point
        /// The probability that the picture shows the joint there, from 0 to 1.
        package let confidence: Double
        /// The place in space, if it was asked for.
        package var position: SIMD3<Double>?

        /// Creates a joint.
        package init(name: String, place: Point, confidence: Double, position: SIMD3<Double>? = nil) {
            (self.name, self.place, self.confidence, self.position) = (name, place, confidence, position)
        }
    }

    /// The probability that it is a hand or a body, from 0 to 1.
    package let confidence: Double
    /// The joints.
    package let joints: [Joint]
    /// The lines from joint to joint that a drawing shows, as positions in the joints.
    package let bones: [[Int]]
    /// The person's side that a hand is of, or nil for a body and where it can't be told.
    package var side: Side?

    /// A side of the body.
    package enum Side: String, Sendable {
        /// The left side.
        case left
        /// The right side.
        case right
    }

    /// Creates a pose.
    package init(confidence: Double, joints: [Joint], bones: [[Int]], side: Side? = nil) {
        (self.confidence, self.joints, self.bones, self.side) = (confidence, joints, bones, side)
    }
}

extension SeenPose {
    /// The probability from which on a joint counts as shown.
    static let shown = 0.3

    /// The box around the joints that are shown, or around all if none is.
    var box: Rect {
        let places = joints.filter { $0.confidence >= Self.shown }.map(\.place)
        return Rect(around: places.isEmpty ? joints.map(\.place) : places)
    }

    /// The bones between joints that are shown, and these joints.
    func marks(_ color: PictureMark.Color) -> [PictureMark] {
        let shown = joints.filter { $0.confidence >= Self.shown }
        let lines = bones.flatMap { bone in zip(bone, bone.dropFirst()) }
            .map { [joints[$0], joints[$1]] }
            .filter { $0.allSatisfy { $0.confidence >= Self.shown } }
        return [PictureMark(.dots(shown.map(\.place)), .part)]
            + lines.map { PictureMark(.line($0.map(\.place)), color) }
    }
}
