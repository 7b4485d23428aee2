import GeometryEngine
import PeopleEngine

extension HumanHandPoseObservation {
    /// Creates an observation of an engine's hand, measured in a region of the picture.
    init(_ hand: Hand, in region: PictureRegion, _ descriptor: RequestDescriptor) {
        let chirality: Chirality? =
            switch hand.side {
            case .left: .left
            case .right: .right
            case nil: nil
            }
        // The engine has the joints in the order of the names.
        let joints = zip(JointName.all, hand.joints).map { name, joint in
            Joint(
                location: NormalizedPoint(region.place(of: joint.place)),
                jointName: name.rawValue,
                confidence: Float(joint.confidence)
            )
        }
        let record = ObservationRecord(confidence: Float(hand.confidence), descriptor: descriptor)
        self.init(joints: joints, chirality: chirality, record)
    }
}
