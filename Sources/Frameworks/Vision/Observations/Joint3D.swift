public import simd

/// A point of a body in space.
public struct Joint3D: Codable, Hashable, Sendable {
    /// The place from the body's root, in meters.
    ///
    /// The last column is the place: to the right of the image, up and towards the camera. Joints aren't turned.
    public let position: simd_float4x4
    /// The place from the parent joint, in meters.
    public let localPosition: simd_float4x4
    /// The name of the point, which is the raw value of the pose's own name for it.
    public let identifier: String
    /// The name of the joint that is next on the way to the root, which is its own parent.
    public let parentJoint: String

    /// Creates a point.
    public init(position: simd_float4x4, localPosition: simd_float4x4, identifer: String, parentJoint: String) {
        self.position = position
        self.localPosition = localPosition
        identifier = identifer
        self.parentJoint = parentJoint
    }
}
