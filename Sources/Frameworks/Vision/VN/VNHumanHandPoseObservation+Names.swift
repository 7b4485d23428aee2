extension VNHumanHandPoseObservation {
    /// The name of a joint of a hand.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The name as one of a recognized point.
        public let rawValue: VNRecognizedPointKey

        /// Creates a name from one of a recognized point.
        public init(rawValue: VNRecognizedPointKey) {
            self.rawValue = rawValue
        }
    }

    /// The name of a group of joints of a hand.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        /// The name as one of a group of recognized points.
        public let rawValue: VNRecognizedPointGroupKey

        /// Creates a name from one of a group of recognized points.
        public init(rawValue: VNRecognizedPointGroupKey) {
            self.rawValue = rawValue
        }
    }
}

extension VNHumanHandPoseObservation.JointName {
    /// The wrist.
    public static let wrist: Self = Self(.wrist)
    /// The joint of the thumb next to the wrist.
    public static let thumbCMC: Self = Self(.thumbCMC)
    /// The joint where the thumb leaves the palm.
    public static let thumbMP: Self = Self(.thumbMP)
    /// The joint of the thumb next to its tip.
    public static let thumbIP: Self = Self(.thumbIP)
    /// The tip of the thumb.
    public static let thumbTip: Self = Self(.thumbTip)
    /// The knuckle of the index finger.
    public static let indexMCP: Self = Self(.indexMCP)
    /// The middle joint of the index finger.
    public static let indexPIP: Self = Self(.indexPIP)
    /// The joint of the index finger next to its tip.
    public static let indexDIP: Self = Self(.indexDIP)
    /// The tip of the index finger.
    public static let indexTip: Self = Self(.indexTip)
    /// The knuckle of the middle finger.
    public static let middleMCP: Self = Self(.middleMCP)
    /// The middle joint of the middle finger.
    public static let middlePIP: Self = Self(.middlePIP)
    /// The joint of the middle finger next to its tip.
    public static let middleDIP: Self = Self(.middleDIP)
    /// The tip of the middle finger.
    public static let middleTip: Self = Self(.middleTip)
    /// The knuckle of the ring finger.
    public static let ringMCP: Self = Self(.ringMCP)
    /// The middle joint of the ring finger.
    public static let ringPIP: Self = Self(.ringPIP)
    /// The joint of the ring finger next to its tip.
    public static let ringDIP: Self = Self(.ringDIP)
    /// The tip of the ring finger.
    public static let ringTip: Self = Self(.ringTip)
    /// The knuckle of the little finger.
    public static let littleMCP: Self = Self(.littleMCP)
    /// The middle joint of the little finger.
    public static let littlePIP: Self = Self(.littlePIP)
    /// The joint of the little finger next to its tip.
    public static let littleDIP: Self = Self(.littleDIP)
    /// The tip of the little finger.
    public static let littleTip: Self = Self(.littleTip)

    /// The name of a joint of the Swift interface.
    init(_ name: HumanHandPoseObservation.JointName) {
        let code =
            switch name {
            case .wrist: "WRI"
            case .thumbCMC: "TCMC"
            case .thumbMP: "TMP"
            case .thumbIP: "TIP"
            case .thumbTip: "TTIP"
            case .indexMCP: "IMCP"
            case .indexPIP: "IPIP"
            case .indexDIP: "IDIP"
            case .indexTip: "ITIP"
            case .middleMCP: "MMCP"
            case .middlePIP: "MPIP"
            case .middleDIP: "MDIP"
            case .middleTip: "MTIP"
            case .ringMCP: "RMCP"
            case .ringPIP: "RPIP"
            case .ringDIP: "RDIP"
            case .ringTip: "RTIP"
            case .littleMCP: "PMCP"
            case .littlePIP: "PPIP"
            case .littleDIP: "PDIP"
            case .littleTip: "PTIP"
            }
        rawValue = VNRecognizedPointKey(rawValue: "VNHLK" + code)
    }
}

extension VNHumanHandPoseObservation.JointsGroupName {
    /// The thumb.
    public static let thumb: Self = Self(.thumb)
    /// The index finger.
    public static let indexFinger: Self = Self(.indexFinger)
    /// The middle finger.
    public static let middleFinger: Self = Self(.middleFinger)
    /// The ring finger.
    public static let ringFinger: Self = Self(.ringFinger)
    /// The little finger.
    public static let littleFinger: Self = Self(.littleFinger)
    /// The whole hand.
    public static let all: Self = Self(rawValue: .all)

    /// The name of a group of the Swift interface.
    init(_ name: HumanHandPoseObservation.JointsGroupName) {
        let code =
            switch name {
            case .thumb: "T"
            case .indexFinger: "I"
            case .middleFinger: "M"
            case .ringFinger: "R"
            case .littleFinger: "P"
            }
        rawValue = VNRecognizedPointGroupKey(rawValue: "VNHLRK" + code)
    }
}
