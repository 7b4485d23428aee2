// The names of the first systems with poses.

extension VNRecognizedPointKey {
    /// The nose.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.nose.")
    public static let bodyLandmarkKeyNose: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.nose.rawValue

    /// The left eye.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftEye.")
    public static let bodyLandmarkKeyLeftEye: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftEye.rawValue

    /// The right eye.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightEye.")
    public static let bodyLandmarkKeyRightEye: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightEye.rawValue

    /// The left ear.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftEar.")
    public static let bodyLandmarkKeyLeftEar: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftEar.rawValue

    /// The right ear.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightEar.")
    public static let bodyLandmarkKeyRightEar: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightEar.rawValue

    /// The neck, halfway between the shoulders.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.neck.")
    public static let bodyLandmarkKeyNeck: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.neck.rawValue

    /// The left shoulder.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftShoulder.")
    public static let bodyLandmarkKeyLeftShoulder: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftShoulder.rawValue

    /// The right shoulder.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightShoulder.")
    public static let bodyLandmarkKeyRightShoulder: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightShoulder.rawValue

    /// The left elbow.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftElbow.")
    public static let bodyLandmarkKeyLeftElbow: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftElbow.rawValue

    /// The right elbow.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightElbow.")
    public static let bodyLandmarkKeyRightElbow: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightElbow.rawValue

    /// The left wrist.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftWrist.")
    public static let bodyLandmarkKeyLeftWrist: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftWrist.rawValue

    /// The right wrist.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightWrist.")
    public static let bodyLandmarkKeyRightWrist: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightWrist.rawValue

    /// The middle of the hips.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.root.")
    public static let bodyLandmarkKeyRoot: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.root.rawValue

    /// The left hip.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftHip.")
    public static let bodyLandmarkKeyLeftHip: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftHip.rawValue

    /// The right hip.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightHip.")
    public static let bodyLandmarkKeyRightHip: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightHip.rawValue

    /// The left knee.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftKnee.")
    public static let bodyLandmarkKeyLeftKnee: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftKnee.rawValue

    /// The right knee.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightKnee.")
    public static let bodyLandmarkKeyRightKnee: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightKnee.rawValue

    /// The left ankle.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.leftAnkle.")
    public static let bodyLandmarkKeyLeftAnkle: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.leftAnkle.rawValue

    /// The right ankle.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointName.rightAnkle.")
    public static let bodyLandmarkKeyRightAnkle: VNRecognizedPointKey =
        VNHumanBodyPoseObservation.JointName.rightAnkle.rawValue
}

extension VNRecognizedPointGroupKey {
    /// The nose, the eyes and the ears.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointsGroupName.face.")
    public static let bodyLandmarkRegionKeyFace: VNRecognizedPointGroupKey =
        VNHumanBodyPoseObservation.JointsGroupName.face.rawValue

    /// The neck, the shoulders, the hips and the root.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointsGroupName.torso.")
    public static let bodyLandmarkRegionKeyTorso: VNRecognizedPointGroupKey =
        VNHumanBodyPoseObservation.JointsGroupName.torso.rawValue

    /// The left shoulder, elbow and wrist.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointsGroupName.leftArm.")
    public static let bodyLandmarkRegionKeyLeftArm: VNRecognizedPointGroupKey =
        VNHumanBodyPoseObservation.JointsGroupName.leftArm.rawValue

    /// The right shoulder, elbow and wrist.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointsGroupName.rightArm.")
    public static let bodyLandmarkRegionKeyRightArm: VNRecognizedPointGroupKey =
        VNHumanBodyPoseObservation.JointsGroupName.rightArm.rawValue

    /// The left hip, knee and ankle.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointsGroupName.leftLeg.")
    public static let bodyLandmarkRegionKeyLeftLeg: VNRecognizedPointGroupKey =
        VNHumanBodyPoseObservation.JointsGroupName.leftLeg.rawValue

    /// The right hip, knee and ankle.
    @available(*, deprecated, message: "Use VNHumanBodyPoseObservation.JointsGroupName.rightLeg.")
    public static let bodyLandmarkRegionKeyRightLeg: VNRecognizedPointGroupKey =
        VNHumanBodyPoseObservation.JointsGroupName.rightLeg.rawValue
}
