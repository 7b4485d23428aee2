import PeopleEngine

extension HumanBodyPose3DObservation {
    /// The name of a joint of a body in space; left and right are those of the person.
    public enum JointName: String, Hashable, Sendable, Codable {
        /// The top of the head.
        case topHead
        /// The middle of the head, between the ears.
        case centerHead
        /// The middle of the shoulders.
        case centerShoulder
        /// The left shoulder.
        case leftShoulder
        /// The right shoulder.
        case rightShoulder
        /// The left elbow.
        case leftElbow
        /// The right elbow.
        case rightElbow
        /// The left wrist.
        case leftWrist
        /// The right wrist.
        case rightWrist
        /// The left hip.
        case leftHip
        /// The right hip.
        case rightHip
        /// The left knee.
        case leftKnee
        /// The right knee.
        case rightKnee
        /// The left ankle.
        case leftAnkle
        /// The right ankle.
        case rightAnkle
        /// The middle of the hips.
        case root
        /// The middle of the spine, between the shoulders and the hips.
        case spine
    }

    /// The name of a group of joints of a body in space.
    public enum JointsGroupName: String, CaseIterable, Hashable, Sendable {
        /// The top and the middle of the head.
        case head
        /// The left shoulder, elbow and wrist.
        case leftArm
        /// The left hip, knee and ankle.
        case leftLeg
        /// The right shoulder, elbow and wrist.
        case rightArm
        /// The right hip, knee and ankle.
        case rightLeg
        /// The shoulders, the spine, the hips and the root.
        case torso
    }
}

extension HumanBodyPose3DObservation.JointName {
    /// All the joints, from the head to the feet.
    static let all: [Self] = [
        .topHead, .centerHead, .centerShoulder, .spine, .root, .leftShoulder, .leftElbow, .leftWrist, .rightShoulder,
        .rightElbow, .rightWrist, .leftHip, .leftKnee, .leftAnkle, .rightHip, .rightKnee, .rightAnkle,
    ]

    /// The joint next to this one on the way to the root, which is its own parent.
    var parent: Self { Self.all.first { $0.joint == joint.parent } ?? self }
}

extension HumanBodyPose3DObservation.JointsGroupName {
    /// The joints of the group.
    var jointNames: [HumanBodyPose3DObservation.JointName] {
        switch self {
        case .head: [.topHead, .centerHead]
        case .leftArm: [.leftShoulder, .leftElbow, .leftWrist]
        case .leftLeg: [.leftHip, .leftKnee, .leftAnkle]
        case .rightArm: [.rightShoulder, .rightElbow, .rightWrist]
        case .rightLeg: [.rightHip, .rightKnee, .rightAnkle]
        case .torso: [.centerShoulder, .leftShoulder, .rightShoulder, .spine, .root, .leftHip, .rightHip]
        }
    }
}
