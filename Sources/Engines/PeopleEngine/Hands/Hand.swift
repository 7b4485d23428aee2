package import GeometryEngine

/// A human hand in a picture.
package struct Hand: Sendable, Hashable {
    /// A joint of a hand, or the tip of a finger.
    package struct Joint: Sendable, Hashable {
        /// The place in fractions of the picture's sides, which may be outside of the picture.
        package var place: Point
        /// The probability that the picture shows the joint there, from 0 to 1.
        package var confidence: Double
    }

    /// A side of the body.
    package enum Side: Sendable, Hashable {
        /// The left side.
        case left
        /// The right side.
        case right
    }

    /// The joints: the wrist, then those of the fingers from the thumb on, each from the palm to its tip.
    package var joints: [Joint]
    /// The hand that it is, as the person has it in a picture that isn't mirrored, or nil where that can't be told.
    package var side: Side?
    /// The probability that it is a hand, from 0 to 1.
    package var confidence: Double

    /// The number of joints.
    package static let jointCount = 21
}
