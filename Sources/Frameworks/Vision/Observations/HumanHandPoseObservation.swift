public import CoreML
public import CoreMedia

/// The joints of a hand in an image.
///
/// Every hand has all its joints. One that the image doesn't show, since something hides it or the border cuts it off, is
/// where the rest of the hand says that it must be; outside the image its confidence is low.
public struct HumanHandPoseObservation: VisionObservation, PoseProviding {
    /// The names of the joints.
    public typealias PoseJointName = JointName
    /// The names of the groups of joints.
    public typealias PoseJointsGroupName = JointsGroupName

    /// A side of the body, as the person has it.
    public enum Chirality: Codable, Hashable, Sendable {
        /// The left hand.
        case left
        /// The right hand.
        case right
    }

    /// The hand that it is, or nil where that can't be told.
    ///
    /// It is the person's own left or right, in an image that isn't mirrored.
    public let chirality: Chirality?
    let joints: [Joint]
    let record: ObservationRecord

    init(joints: [Joint], chirality: Chirality?, _ record: ObservationRecord) {
        self.joints = joints
        self.chirality = chirality
        self.record = record
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the hand belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the hand.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The side, the place of the wrist and the confidence in percent.
    public var description: String {
        let side =
            switch chirality {
            case .left: "Left hand"
            case .right: "Right hand"
            case nil: "Hand"
            }
        let wrist = joint(for: .wrist).map { " with its wrist at \($0.location)" } ?? ""
        return "\(side)\(wrist) \(Int((confidence * 100).rounded())) %"
    }
}

// MARK: - Joints

extension HumanHandPoseObservation {
    /// The names of the joints that the hand has, fingers from the thumb on.
    public var availableJointNames: [JointName] { JointName.all.filter { joints[$0] != nil } }
    /// The names of the fingers of which the hand has joints.
    public var availableJointsGroupNames: [JointsGroupName] {
        JointsGroupName.allCases.filter { !joints.named($0.jointNames).isEmpty }
    }

    /// Returns the joint of a name, or nil where the hand lacks it.
    public func joint(for jointName: JointName) -> Joint? { joints[jointName] }

    /// Returns the joints of a finger by their names; nil takes all of them, with the wrist.
    public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] {
        joints.named(groupName?.jointNames ?? JointName.all)
    }

    /// The joints as numbers, in the shape that models of poses take.
    ///
    /// The axes are that of the one hand, that of the x- and y-coordinate and the confidence, and that of the joints: the
    /// wrist, then the fingers from the thumb on, each from the palm to its tip. A joint that isn't there has zeros.
    public var keypoints: MLMultiArray {
        get throws { try joints.keypoints(of: JointName.all) }
    }
}
