public import Foundation

/// The joints of a person's body in an image.
public final class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
    init(_ observation: HumanBodyPoseObservation, requestRevision: Int) {
        let points = observation.availableJointNames.compactMap { name in
            observation.joint(for: name).map { VNRecognizedPoint($0, identifier: JointName(name).rawValue) }
        }
        super.init(points, record: observation.record, requestRevision: requestRevision)
    }

    override class var groups: [(key: VNRecognizedPointGroupKey, members: [VNRecognizedPointKey])] {
        HumanBodyPoseObservation.JointsGroupName.allCases.map { group in
            (JointsGroupName(group).rawValue, group.jointNames.map { JointName($0).rawValue })
        }
    }

    override class var keys: [VNRecognizedPointKey] {
        HumanBodyPoseObservation.JointName.all.map { JointName($0).rawValue }
    }

    /// The names of the joints that the body has.
    public var availableJointNames: [JointName] { availableKeys.map(JointName.init) }
    /// The names of the groups of which the body has joints, and that of the whole body.
    public var availableJointsGroupNames: [JointsGroupName] { availableGroupKeys.map(JointsGroupName.init) }

    /// Returns the joint of a name.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the body lacks it.
    public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
        try recognizedPoint(forKey: jointName.rawValue)
    }

    /// Returns the joints of a group by their names.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` for a group that isn't of a body.
    public func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        let points = try recognizedPoints(forGroupKey: jointsGroupName.rawValue)
        return Dictionary(uniqueKeysWithValues: points.map { (JointName(rawValue: $0), $1) })
    }

    /// The place of the neck and the confidence in percent.
    public override var description: String { HumanBodyPoseObservation(self).description }

    // MARK: Archiving

    /// Reads a body from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension HumanBodyPoseObservation {
    /// Creates a body from one of the VN interface.
    public init(_ observation: VNHumanBodyPoseObservation) {
        let joints = JointName.all.compactMap { name in
            (try? observation.recognizedPoint(VNHumanBodyPoseObservation.JointName(name))).map {
                Joint($0, jointName: name.rawValue)
            }
        }
        self.init(joints: joints, observation.record)
    }
}
