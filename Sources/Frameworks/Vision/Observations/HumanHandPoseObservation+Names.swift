extension HumanHandPoseObservation {
    /// The name of a joint of a hand.
    public enum JointName: String, Hashable, Sendable, Codable {
        /// The tip of the thumb.
        case thumbTip
        /// The joint of the thumb next to its tip.
        case thumbIP
        /// The joint where the thumb leaves the palm.
        case thumbMP
        /// The joint of the thumb next to the wrist.
        case thumbCMC
        /// The tip of the index finger.
        case indexTip
        /// The joint of the index finger next to its tip.
        case indexDIP
        /// The middle joint of the index finger.
        case indexPIP
        /// The knuckle of the index finger.
        case indexMCP
        /// The tip of the middle finger.
        case middleTip
        /// The joint of the middle finger next to its tip.
        case middleDIP
        /// The middle joint of the middle finger.
        case middlePIP
        /// The knuckle of the middle finger.
        case middleMCP
        /// The tip of the ring finger.
        case ringTip
        /// The joint of the ring finger next to its tip.
        case ringDIP
        /// The middle joint of the ring finger.
        case ringPIP
        /// The knuckle of the ring finger.
        case ringMCP
        /// The tip of the little finger.
        case littleTip
        /// The joint of the little finger next to its tip.
        case littleDIP
        /// The middle joint of the little finger.
        case littlePIP
        /// The knuckle of the little finger.
        case littleMCP
        /// The wrist.
        case wrist
    }

    /// The name of a finger.
    public enum JointsGroupName: String, CaseIterable, Hashable, Sendable {
        /// The thumb.
        case thumb
        /// The index finger.
        case indexFinger
        /// The little finger.
        case littleFinger
        /// The middle finger.
        case middleFinger
        /// The ring finger.
        case ringFinger
    }
}

extension HumanHandPoseObservation.JointName {
    /// All the joints: the wrist, then the fingers from the thumb on, each from the palm to its tip.
    static let all: [Self] = [
        .wrist, .thumbCMC, .thumbMP, .thumbIP, .thumbTip, .indexMCP, .indexPIP, .indexDIP, .indexTip, .middleMCP,
        .middlePIP, .middleDIP, .middleTip, .ringMCP, .ringPIP, .ringDIP, .ringTip, .littleMCP, .littlePIP, .littleDIP,
        .littleTip,
    ]
}

extension HumanHandPoseObservation.JointsGroupName {
    /// The joints of the finger, from the palm to its tip.
    var jointNames: [HumanHandPoseObservation.JointName] {
        switch self {
        case .thumb: [.thumbCMC, .thumbMP, .thumbIP, .thumbTip]
        case .indexFinger: [.indexMCP, .indexPIP, .indexDIP, .indexTip]
        case .middleFinger: [.middleMCP, .middlePIP, .middleDIP, .middleTip]
        case .ringFinger: [.ringMCP, .ringPIP, .ringDIP, .ringTip]
        case .littleFinger: [.littleMCP, .littlePIP, .littleDIP, .littleTip]
        }
    }
}
