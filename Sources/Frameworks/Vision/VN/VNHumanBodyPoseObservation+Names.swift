extension VNHumanBodyPoseObservation {
    /// The name of a joint of a body; left and right are those of the person.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The name as one of a recognized point.
        public let rawValue: VNRecognizedPointKey

        /// Creates a name from one of a recognized point.
        public init(rawValue: VNRecognizedPointKey) {
            self.rawValue = rawValue
        }
    }

    /// The name of a group of joints of a body.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        /// The name as one of a group of recognized points.
        public let rawValue: VNRecognizedPointGroupKey

        /// Creates a name from one of a group of recognized points.
        public init(rawValue: VNRecognizedPointGroupKey) {
            self.rawValue = rawValue
        }
    }
}

extension VNHumanBodyPoseObservation.JointName {
    /// The nose.
    public static let nose: Self = Self(.nose)
    /// The left eye.
    public static let leftEye: Self = Self(.leftEye)
    /// The right eye.
    public static let rightEye: Self = Self(.rightEye)
    /// The left ear.
    public static let leftEar: Self = Self(.leftEar)
    /// The right ear.
    public static let rightEar: Self = Self(.rightEar)
    /// The neck, halfway between the shoulders.
    public static let neck: Self = Self(.neck)
    /// The left shoulder.
    public static let leftShoulder: Self = Self(.leftShoulder)
    /// The right shoulder.
    public static let rightShoulder: Self = Self(.rightShoulder)
    /// The left elbow.
    public static let leftElbow: Self = Self(.leftElbow)
    /// The right elbow.
    public static let rightElbow: Self = Self(.rightElbow)
    /// The left wrist.
    public static let leftWrist: Self = Self(.leftWrist)
    /// The right wrist.
    public static let rightWrist: Self = Self(.rightWrist)
    /// The middle of the hips.
    public static let root: Self = Self(.root)
    /// The left hip.
    public static let leftHip: Self = Self(.leftHip)
    /// The right hip.
    public static let rightHip: Self = Self(.rightHip)
    /// The left knee.
    public static let leftKnee: Self = Self(.leftKnee)
    /// The right knee.
    public static let rightKnee: Self = Self(.rightKnee)
    /// The left ankle.
    public static let leftAnkle: Self = Self(.leftAnkle)
    /// The right ankle.
    public static let rightAnkle: Self = Self(.rightAnkle)

    /// The name of a joint of the Swift interface.
    init(_ name: HumanBodyPoseObservation.JointName) {
        let key =
            switch name {
            case .nose: "head_joint"
            case .leftEye: "left_eye_joint"
            case .rightEye: "right_eye_joint"
            case .leftEar: "left_ear_joint"
            case .rightEar: "right_ear_joint"
            case .neck: "neck_1_joint"
            case .leftShoulder: "left_shoulder_1_joint"
            case .rightShoulder: "right_shoulder_1_joint"
            case .leftElbow: "left_forearm_joint"
            case .rightElbow: "right_forearm_joint"
            case .leftWrist: "left_hand_joint"
            case .rightWrist: "right_hand_joint"
            case .root: "root"
            case .leftHip: "left_upLeg_joint"
            case .rightHip: "right_upLeg_joint"
            case .leftKnee: "left_leg_joint"
            case .rightKnee: "right_leg_joint"
            case .leftAnkle: "left_foot_joint"
            case .rightAnkle: "right_foot_joint"
            }
        rawValue = VNRecognizedPointKey(rawValue: key)
    }
}

extension VNHumanBodyPoseObservation.JointsGroupName {
    /// The nose, the eyes and the ears.
    public static let face: Self = Self(.face)
    /// The neck, the shoulders, the hips and the root.
    public static let torso: Self = Self(.torso)
    /// The left shoulder, elbow and wrist.
    public static let leftArm: Self = Self(.leftArm)
    /// The right shoulder, elbow and wrist.
    public static let rightArm: Self = Self(.rightArm)
    /// The left hip, knee and ankle.
    public static let leftLeg: Self = Self(.leftLeg)
    /// The right hip, knee and ankle.
    public static let rightLeg: Self = Self(.rightLeg)
    /// The whole body.
    public static let all: Self = Self(rawValue: .all)

    /// The name of a group of the Swift interface.
    init(_ name: HumanBodyPoseObservation.JointsGroupName) {
        let code =
            switch name {
            case .face: "FACE"
            case .torso: "TORSO"
            case .leftArm: "LARM"
            case .rightArm: "RARM"
            case .leftLeg: "LLEG"
            case .rightLeg: "RLEG"
            }
        rawValue = VNRecognizedPointGroupKey(rawValue: "VNBLK" + code)
    }
}
