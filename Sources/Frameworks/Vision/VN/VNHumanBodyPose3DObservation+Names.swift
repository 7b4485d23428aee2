extension VNHumanBodyPose3DObservation {
    /// The name of a joint of a body in space; left and right are those of the person.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The name as one of a recognized point.
        public let rawValue: VNRecognizedPointKey

        /// Creates a name from one of a recognized point.
        public init(rawValue: VNRecognizedPointKey) {
            self.rawValue = rawValue
        }
    }

    /// The name of a group of joints of a body in space.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        /// The name as one of a group of recognized points.
        public let rawValue: VNRecognizedPointGroupKey

        /// Creates a name from one of a group of recognized points.
        public init(rawValue: VNRecognizedPointGroupKey) {
            self.rawValue = rawValue
        }
    }
}

extension VNHumanBodyPose3DObservation.JointName {
    /// The top of the head.
    public static let topHead: Self = Self(.topHead)
    /// The middle of the head, between the ears.
    public static let centerHead: Self = Self(.centerHead)
    /// The middle of the shoulders.
    public static let centerShoulder: Self = Self(.centerShoulder)
    /// The middle of the spine, between the shoulders and the hips.
    public static let spine: Self = Self(.spine)
    /// The middle of the hips.
    public static let root: Self = Self(.root)
    /// The left shoulder.
    public static let leftShoulder: Self = Self(.leftShoulder)
    /// The left elbow.
    public static let leftElbow: Self = Self(.leftElbow)
    /// The left wrist.
    public static let leftWrist: Self = Self(.leftWrist)
    /// The right shoulder.
    public static let rightShoulder: Self = Self(.rightShoulder)
    /// The right elbow.
    public static let rightElbow: Self = Self(.rightElbow)
    /// The right wrist.
    public static let rightWrist: Self = Self(.rightWrist)
    /// The left hip.
    public static let leftHip: Self = Self(.leftHip)
    /// The left knee.
    public static let leftKnee: Self = Self(.leftKnee)
    /// The left ankle.
    public static let leftAnkle: Self = Self(.leftAnkle)
    /// The right hip.
    public static let rightHip: Self = Self(.rightHip)
    /// The right knee.
    public static let rightKnee: Self = Self(.rightKnee)
    /// The right ankle.
    public static let rightAnkle: Self = Self(.rightAnkle)

    /// The name of a joint of the Swift interface.
    init(_ name: HumanBodyPose3DObservation.JointName) {
        let key =
            switch name {
            case .topHead: "top_head"
            case .centerHead: "center_head"
            case .centerShoulder: "center_shoulder"
            case .spine: "spine"
            case .root: "root"
            case .leftShoulder: "left_shoulder"
            case .leftElbow: "left_elbow"
            case .leftWrist: "left_wrist"
            case .rightShoulder: "right_shoulder"
            case .rightElbow: "right_elbow"
            case .rightWrist: "right_wrist"
            case .leftHip: "left_hip"
            case .leftKnee: "left_knee"
            case .leftAnkle: "left_ankle"
            case .rightHip: "right_hip"
            case .rightKnee: "right_knee"
            case .rightAnkle: "right_ankle"
            }
        rawValue = VNRecognizedPointKey(rawValue: "human_" + key + "_3D")
    }

    /// The name of the joint in the Swift interface, or nil for a name that isn't of a body in space.
    var name: HumanBodyPose3DObservation.JointName? {
        HumanBodyPose3DObservation.JointName.all.first { Self($0) == self }
    }
}

extension VNHumanBodyPose3DObservation.JointsGroupName {
    /// The top and the middle of the head.
    public static let head: Self = Self(.head)
    /// The left shoulder, elbow and wrist.
    public static let leftArm: Self = Self(.leftArm)
    /// The left hip, knee and ankle.
    public static let leftLeg: Self = Self(.leftLeg)
    /// The right shoulder, elbow and wrist.
    public static let rightArm: Self = Self(.rightArm)
    /// The right hip, knee and ankle.
    public static let rightLeg: Self = Self(.rightLeg)
    /// The shoulders, the spine, the hips and the root.
    public static let torso: Self = Self(.torso)
    /// The whole body.
    public static let all: Self = Self(rawValue: .point3DGroupKeyAll)

    /// The name of a group of the Swift interface.
    init(_ name: HumanBodyPose3DObservation.JointsGroupName) {
        let key =
            switch name {
            case .head: "head"
            case .leftArm: "left_arm"
            case .leftLeg: "left_leg"
            case .rightArm: "right_arm"
            case .rightLeg: "right_leg"
            case .torso: "torso"
            }
        rawValue = VNRecognizedPointGroupKey(rawValue: "human_" + key + "_3D")
    }
}
