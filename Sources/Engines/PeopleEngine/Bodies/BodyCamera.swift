import Foundation
package import GeometryEngine

/// The camera that sees a skeleton where a picture shows the body.
///
/// It is a pinhole without distortion whose longer side spans 53°, as of a normal lens: nothing in a picture's pixels
/// tells how it was taken.
package struct BodyCamera: Sendable, Hashable {
    /// The distance from the pinhole to the picture, in units of the picture's longer side.
    package static let focalLength = 1.0

    /// The axes of the skeleton as the camera sees them, in the camera's axes: to the right, down and ahead.
    package let axes: [SIMD3<Double>]
    /// The place of the skeleton's origin in the camera's axes, in meters.
    package let translation: SIMD3<Double>
    /// The width and height of the picture in units of its longer side.
    package let sides: SIMD2<Double>

    /// Finds the camera that sees points of a body where they are in a picture of a size in pixels.
    ///
    /// Returns nil when no camera does, as for points that are all in one place.
    package init?(of body: Body, _ skeleton: Skeleton, width: Double, height: Double) {
        let longer = max(width, height)
        guard longer > 0, longer.isFinite else { return nil }
        let root = body.middle(.leftHip, .rightHip).position
        let sides = SIMD2(width / longer, height / longer)
        let sights = body.joints.map { joint in
            CameraFit.Sight(
                position: (joint.position - root) * skeleton.scale,
                place: (SIMD2(joint.place.x, joint.place.y) - 0.5) * sides,
                // Points that aren't shown are guesses of the network, in the picture as in space.
                weight: 0.05 + joint.visibility
            )
        }
        guard let fit = CameraFit(sights) else { return nil }
        axes = fit.axes
        translation = fit.translation
        self.sides = sides
    }

    /// Returns where the camera sees a point of the skeleton, in fractions of the picture's sides, or nil for a point
    /// that is behind the camera.
    package func place(of position: SIMD3<Double>) -> Point? {
        let seen = axes[0] * position.x + axes[1] * position.y + axes[2] * position.z + translation
        guard seen.z > 0 else { return nil }
        let place = SIMD2(seen.x, seen.y) * (Self.focalLength / seen.z) / sides + 0.5
        return Point(x: place.x, y: place.y)
    }
}
