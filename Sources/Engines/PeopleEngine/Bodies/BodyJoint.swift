package import GeometryEngine

/// A point of a body, in the picture and in space.
package struct BodyJoint: Sendable, Hashable {
    /// The place in the picture.
    package var place: Point
    /// The probability that the picture shows the point, from 0 to 1.
    package var visibility: Double
    /// The place in meters from the middle of the hips: to the right, down and away from the camera.
    ///
    /// The length of a meter is that of a person of usual size.
    package var position: SIMD3<Double>

    /// Creates a point.
    package init(place: Point, visibility: Double, position: SIMD3<Double>) {
        self.place = place
        self.visibility = visibility
        self.position = position
    }

    /// Returns the point halfway to another one, which is no more visible than the less visible of both.
    package func middle(to other: BodyJoint) -> BodyJoint {
        BodyJoint(
            place: Point(x: (place.x + other.place.x) / 2, y: (place.y + other.place.y) / 2),
            visibility: min(visibility, other.visibility),
            position: (position + other.position) / 2
        )
    }
}
