public import CoreML
public import CoreMedia

/// The joints of a person's body in an image.
///
/// Every body has all its joints. One that the image doesn't show, since something hides it or the border cuts it off, is
/// where the rest of the body says that it must be, and its confidence is low; outside the image it is 0. Use joints with
/// a confidence above 0.5 or so.
public struct HumanBodyPoseObservation: VisionObservation, PoseProviding {
    /// The names of the joints.
    public typealias PoseJointName = JointName
    /// The names of the groups of joints.
    public typealias PoseJointsGroupName = JointsGroupName

    /// The joints of the left hand, if the request was asked for hands and found it.
    public let leftHand: HumanHandPoseObservation?
    /// The joints of the right hand, if the request was asked for hands and found it.
    public let rightHand: HumanHandPoseObservation?
    let joints: [Joint]
    let record: ObservationRecord

    init(
        joints: [Joint],
        leftHand: HumanHandPoseObservation? = nil,
        rightHand: HumanHandPoseObservation? = nil,
        _ record: ObservationRecord
    ) {
        self.joints = joints
        self.leftHand = leftHand
        self.rightHand = rightHand
        self.record = record
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence that there is a body, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the body belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the body.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The place of the neck and the confidence in percent.
    public var description: String {
        let neck = joint(for: .neck).map { " with its neck at \($0.location)" } ?? ""
        return "Body\(neck) \(Int((confidence * 100).rounded())) %"
    }
}

// MARK: - Joints

extension HumanBodyPoseObservation {
    /// The names of the joints that the body has, from the head to the feet.
    public var availableJointNames: [JointName] { JointName.all.filter { joints[$0] != nil } }
    /// The names of the groups of which the body has joints.
    public var availableJointsGroupNames: [JointsGroupName] {
        JointsGroupName.allCases.filter { !joints.named($0.jointNames).isEmpty }
    }

    /// Returns the joint of a name, or nil where the body lacks it.
    public func joint(for jointName: JointName) -> Joint? { joints[jointName] }

    /// Returns the joints of a group by their names; nil takes all of them.
    public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] {
        joints.named(groupName?.jointNames ?? JointName.all)
    }

    /// The joints as numbers: an array of 1 × 3 × 19 with the horizontal and vertical places and the confidences.
    ///
    /// Joints are in the order of ``availableJointNames`` of a whole body; one that the body lacks is 0.
    public var keypoints: MLMultiArray { get throws { try joints.keypoints(of: JointName.all) } }
}
