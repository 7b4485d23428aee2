public import CoreMedia
public import Foundation
public import simd

/// The joints of a person's body in space.
///
/// Every body has all its joints, also those that the image doesn't show. Places are in meters from the middle of the
/// hips, in axes that point to the right of the image, up and towards the camera.
public struct HumanBodyPose3DObservation: VisionObservation {
    /// A way to learn how tall a person is.
    public enum EstimationTechnique: Codable, Hashable, Sendable {
        /// Everybody is taken to be 1.8 meters tall, since an image doesn't tell.
        case reference
        /// The height was measured with the depth of the scene.
        case measured
    }

    /// The way in which the height was learned.
    public let heightEstimationTechnique: EstimationTechnique
    /// The place and the direction of the camera from the body's root.
    ///
    /// The columns are the camera's axes, to the right, up and back, and its place in meters. Nothing in an image tells
    /// its field of view; its longer side is taken to span 53°. The image then shows every joint about where its pose in
    /// the plane is.
    public let cameraOriginMatrix: simd_float4x4
    let joints: [Joint3D]
    let height: Double
    /// The width and height of the image at a distance of a meter.
    let imageSides: SIMD2<Float>
    let record: ObservationRecord

    init(
        joints: [Joint3D],
        bodyHeight: Double,
        heightEstimationTechnique: EstimationTechnique,
        cameraOriginMatrix: simd_float4x4,
        imageSides: SIMD2<Float>,
        _ record: ObservationRecord
    ) {
        self.joints = joints
        height = bodyHeight
        self.heightEstimationTechnique = heightEstimationTechnique
        self.cameraOriginMatrix = cameraOriginMatrix
        self.imageSides = imageSides
        self.record = record
    }

    /// The height of the person.
    ///
    /// It is 1.8 meters where it wasn't measured; then all lengths are as of a person so tall.
    public var bodyHeight: Measurement<UnitLength> { Measurement(value: height, unit: .meters) }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence that there is a body, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the body belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the body.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The height and the confidence in percent.
    public var description: String { "Body of \(height) m in space \(Int((confidence * 100).rounded())) %" }
}

// MARK: - Joints

extension HumanBodyPose3DObservation {
    /// The names of the joints that the body has, from the head to the feet.
    public var availableJointNames: [JointName] { JointName.all.filter { joint(for: $0) != nil } }
    /// The names of the groups of which the body has joints.
    public var availableJointsGroupNames: [JointsGroupName] {
        JointsGroupName.allCases.filter { !allJoints(in: $0).isEmpty }
    }

    /// Returns the joint of a name, or nil where the body lacks it.
    public func joint(for jointName: JointName) -> Joint3D? { joints.first { $0.identifier == jointName.rawValue } }

    /// Returns the joints of a group by their names; nil takes all of them.
    public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint3D] {
        let names = groupName?.jointNames ?? JointName.all
        return Dictionary(uniqueKeysWithValues: names.compactMap { name in joint(for: name).map { (name, $0) } })
    }

    /// Returns the name of the joint that is next on the way to the root, which is its own parent.
    public func parentJointName(for jointName: JointName) -> JointName { jointName.parent }
}

// MARK: - Camera

extension HumanBodyPose3DObservation {
    /// Returns the place of a joint as seen from the camera, in meters to the right, up and back.
    public func cameraRelativePosition(for jointName: JointName) -> simd_float4x4 {
        cameraOriginMatrix.inverse * (joint(for: jointName)?.position ?? simd_float4x4(1))
    }

    /// Returns where the camera sees a joint, in the whole image, also for a request with a region of interest.
    public func pointInImage(for jointName: JointName) -> NormalizedPoint {
        let place = cameraRelativePosition(for: jointName).columns.3
        // The camera looks back along its third axis.
        let distance = max(-place.z, .leastNormalMagnitude)
        let (x, y) = (place.x / distance / imageSides.x, place.y / distance / imageSides.y)
        return NormalizedPoint(x: CGFloat(0.5 + x), y: CGFloat(0.5 + y))
    }
}
