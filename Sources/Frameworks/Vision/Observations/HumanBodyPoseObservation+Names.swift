extension HumanBodyPoseObservation {
    /// The name of a joint of a body; left and right are those of the person.
    public enum JointName: String, Hashable, Sendable, Codable {
        /// The left ear.
        case leftEar
        /// The left eye.
        case leftEye
        /// The right ear.
        case rightEar
        /// The right eye.
        case rightEye
        /// The neck, halfway between the shoulders.
        case neck
        /// The nose.
        case nose
        /// The left shoulder.
        case leftShoulder
        /// The left elbow.
        case leftElbow
        /// The left wrist.
        case leftWrist
        /// The right shoulder.
        case rightShoulder
        /// The right elbow.
        case rightElbow
        /// The right wrist.
        case rightWrist
        /// The middle of the hips.
        case root
        /// The left hip.
        case leftHip
        /// The left knee.
        case leftKnee
        /// The left ankle.
        case leftAnkle
        /// The right hip.
        case rightHip
        /// The right knee.
        case rightKnee
        /// The right ankle.
        case rightAnkle
    }

    /// The name of a group of joints of a body.
    public enum JointsGroupName: String, CaseIterable, Hashable, Sendable {
        /// The nose, the eyes and the ears.
        case face
        /// The neck, the shoulders, the hips and the root.
        case torso
        /// The left shoulder, elbow and wrist.
        case leftArm
        /// The right shoulder, elbow and wrist.
        case rightArm
        /// The left hip, knee and ankle.
        case leftLeg
        /// The right hip, knee and ankle.
        case rightLeg
    }
}

extension HumanBodyPoseObservation.JointName {
    /// All the joints, from the head to the feet.
    static let all: [Self] = [
        .nose, .leftEye, .rightEye, .leftEar, .rightEar, .neck, .leftShoulder, .rightShoulder, .leftElbow, .rightElbow,
        .leftWrist, .rightWrist, .root, .leftHip, .rightHip, .leftKnee, .rightKnee, .leftAnkle, .rightAnkle,
    ]
}

extension HumanBodyPoseObservation.JointsGroupName {
    /// The joints of the group, from the head to the feet.
    var jointNames: [HumanBodyPoseObservation.JointName] {
        switch self {
        case .face: [.nose, .leftEye, .rightEye, .leftEar, .rightEar]
        case .torso: [.neck, .leftShoulder, .rightShoulder, .root, .leftHip, .rightHip]
        case .leftArm: [.leftShoulder, .leftElbow, .leftWrist]
        case .rightArm: [.rightShoulder, .rightElbow, .rightWrist]
        case .leftLeg: [.leftHip, .leftKnee, .leftAnkle]
        case .rightLeg: [.rightHip, .rightKnee, .rightAnkle]
        }
    }
}
