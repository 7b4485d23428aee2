import GeometryEngine
import PeopleEngine

extension HumanBodyPoseObservation {
    /// Creates an observation of an engine's body, measured in a region of the picture.
    init(
        _ body: Body,
        in region: PictureRegion,
        leftHand: HumanHandPoseObservation? = nil,
        rightHand: HumanHandPoseObservation? = nil,
        _ descriptor: RequestDescriptor
    ) {
        let joints = JointName.all.map { name in
            let joint = body.joint(name)
            return Joint(
                location: NormalizedPoint(region.place(of: joint.place)),
                jointName: name.rawValue,
                confidence: Float(joint.visibility)
            )
        }
        self.init(
            joints: joints,
            leftHand: leftHand,
            rightHand: rightHand,
            ObservationRecord(confidence: Float(body.confidence), descriptor: descriptor)
        )
    }
}

extension Body {
    /// The joint of a name of the Swift interface.
    fileprivate func joint(_ name: HumanBodyPoseObservation.JointName) -> BodyJoint {
        switch name {
        case .nose: self[.nose]
        case .leftEye: self[.leftEye]
        case .rightEye: self[.rightEye]
        case .leftEar: self[.leftEar]
        case .rightEar: self[.rightEar]
        case .neck: middle(.leftShoulder, .rightShoulder)
        case .leftShoulder: self[.leftShoulder]
        case .rightShoulder: self[.rightShoulder]
        case .leftElbow: self[.leftElbow]
        case .rightElbow: self[.rightElbow]
        case .leftWrist: self[.leftWrist]
        case .rightWrist: self[.rightWrist]
        case .root: middle(.leftHip, .rightHip)
        case .leftHip: self[.leftHip]
        case .rightHip: self[.rightHip]
        case .leftKnee: self[.leftKnee]
        case .rightKnee: self[.rightKnee]
        case .leftAnkle: self[.leftAnkle]
        case .rightAnkle: self[.rightAnkle]
        }
    }
}
