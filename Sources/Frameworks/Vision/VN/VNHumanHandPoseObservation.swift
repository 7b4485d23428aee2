public import Foundation

/// A side of the body, as the person has it.
public enum VNChirality: Int, Sendable {
    /// It can't be told.
    case unknown = 0
    /// The left side.
    case left = -1
    /// The right side.
    case right = 1
}

/// The joints of a hand in an image.
public final class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
    /// The hand that it is: the person's own left or right, in an image that isn't mirrored.
    public let chirality: VNChirality

    init(_ observation: HumanHandPoseObservation, requestRevision: Int) {
        chirality =
            switch observation.chirality {
            case .left: .left
            case .right: .right
            case nil: .unknown
            }
        let points = observation.availableJointNames.compactMap { name in
            observation.joint(for: name).map { VNRecognizedPoint($0, identifier: JointName(name).rawValue) }
        }
        super.init(points, record: observation.record, requestRevision: requestRevision)
    }

    override class var keys: [VNRecognizedPointKey] {
        HumanHandPoseObservation.JointName.all.map { JointName($0).rawValue }
    }

    override class var groups: [(key: VNRecognizedPointGroupKey, members: [VNRecognizedPointKey])] {
        HumanHandPoseObservation.JointsGroupName.allCases.map { group in
            (JointsGroupName(group).rawValue, group.jointNames.map { JointName($0).rawValue })
        }
    }

    /// The names of the joints that the hand has.
    public var availableJointNames: [JointName] { availableKeys.map(JointName.init) }
    /// The names of the fingers of which the hand has joints, and that of the whole hand.
    public var availableJointsGroupNames: [JointsGroupName] { availableGroupKeys.map(JointsGroupName.init) }

    /// Returns the joint of a name.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the hand lacks it.
    public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
        try recognizedPoint(forKey: jointName.rawValue)
    }

    /// Returns the joints of a group by their names.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` for a group that isn't of a hand.
    public func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        let points = try recognizedPoints(forGroupKey: jointsGroupName.rawValue)
        return Dictionary(uniqueKeysWithValues: points.map { (JointName(rawValue: $0), $1) })
    }

    /// The side, the place of the wrist and the confidence in percent.
    public override var description: String { HumanHandPoseObservation(self).description }

    // MARK: Archiving

    /// Writes the hand to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(chirality.rawValue, forKey: "chirality")
    }

    /// Reads a hand from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        chirality = VNChirality(rawValue: coder.decodeInteger(forKey: "chirality")) ?? .unknown
        super.init(coder: coder)
    }
}

extension HumanHandPoseObservation {
    /// Creates a hand from one of the VN interface.
    public init(_ observation: VNHumanHandPoseObservation) {
        let chirality: Chirality? =
            switch observation.chirality {
            case .left: .left
            case .right: .right
            case .unknown: nil
            }
        let joints = JointName.all.compactMap { name in
            (try? observation.recognizedPoint(VNHumanHandPoseObservation.JointName(name))).map {
                Joint($0, jointName: name.rawValue)
            }
        }
        self.init(joints: joints, chirality: chirality, observation.record)
    }
}
