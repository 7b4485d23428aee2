public import Foundation
public import simd

/// The joints of a person's body in space.
public final class VNHumanBodyPose3DObservation: VNRecognizedPoints3DObservation {
    /// A way to learn how tall a person is.
    public enum HeightEstimation: Int, Sendable {
        /// Everybody is taken to be 1.8 meters tall, since an image doesn't tell.
        case reference = 0
        /// The height was measured with the depth of the scene.
        case measured
    }

    /// The observation of the Swift interface.
    let twin: HumanBodyPose3DObservation
    private let joints: [VNHumanBodyRecognizedPoint3D]

    init(_ observation: HumanBodyPose3DObservation, requestRevision: Int) {
        twin = observation
        joints = Self.joints(of: observation)
        super.init(record: observation.record, requestRevision: requestRevision)
    }

    private static func joints(of observation: HumanBodyPose3DObservation) -> [VNHumanBodyRecognizedPoint3D] {
        observation.availableJointNames.compactMap { name in
            observation.joint(for: name).map { VNHumanBodyRecognizedPoint3D($0, name: name) }
        }
    }

    override var points: [VNRecognizedPoint3D] { joints }

    override class var groups: [(key: VNRecognizedPointGroupKey, members: [VNRecognizedPointKey])] {
        HumanBodyPose3DObservation.JointsGroupName.allCases.map { group in
            (JointsGroupName(group).rawValue, group.jointNames.map { JointName($0).rawValue })
        }
    }

    /// The way in which the height was learned.
    public var heightEstimation: HeightEstimation {
        switch twin.heightEstimationTechnique {
        case .reference: .reference
        case .measured: .measured
        }
    }

    /// The height of the person in meters: 1.8 where it wasn't measured.
    public var bodyHeight: Float { Float(twin.height) }

    /// The place and the direction of the camera from the body's root.
    ///
    /// The columns are the camera's axes, to the right, up and back, and its place in meters. The longer side of the
    /// image is taken to span 53°.
    public var cameraOriginMatrix: simd_float4x4 { twin.cameraOriginMatrix }

    /// The height and the confidence in percent.
    public override var description: String { twin.description }

    // MARK: Archiving

    /// Writes the body to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(twin) { coder.encode(NSData(data: data), forKey: "body") }
    }

    /// Reads a body from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "body"),
            let twin = try? JSONDecoder().decode(HumanBodyPose3DObservation.self, from: Data(referencing: data))
        else { return nil }
        self.twin = twin
        joints = Self.joints(of: twin)
        super.init(coder: coder)
    }
}

// MARK: - Joints

extension VNHumanBodyPose3DObservation {
    /// The names of the joints that the body has.
    public var availableJointNames: [JointName] { availableKeys.map(JointName.init) }
    /// The names of the groups of which the body has joints, and that of the whole body.
    public var availableJointsGroupNames: [JointsGroupName] { availableGroupKeys.map(JointsGroupName.init) }

    /// Returns the joint of a name.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the body lacks it.
    public func recognizedPoint(_ jointName: JointName) throws -> VNHumanBodyRecognizedPoint3D {
        guard let joint = joints.first(where: { $0.identifier == jointName.rawValue }) else {
            throw missing(jointName)
        }
        return joint
    }

    /// Returns the joints of a group by their names.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` for a group that isn't of a body in space.
    public func recognizedPoints(
        _ jointsGroupName: JointsGroupName
    ) throws -> [JointName: VNHumanBodyRecognizedPoint3D] {
        let points = try recognizedPoints(forGroupKey: jointsGroupName.rawValue)
        return Dictionary(
            uniqueKeysWithValues: points.compactMap { key, point in
                (point as? VNHumanBodyRecognizedPoint3D).map { (JointName(rawValue: key), $0) }
            }
        )
    }

    /// Returns the name of the joint that is next on the way to the root, or nil for the root.
    public func parentJointName(_ jointName: JointName) -> JointName? {
        guard let name = jointName.name, name != .root else { return nil }
        return JointName(name.parent)
    }
}

// MARK: - Camera

extension VNHumanBodyPose3DObservation {
    /// Returns where the camera sees a joint, in the whole image.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the body lacks it.
    public func pointInImage(_ jointName: JointName) throws -> VNPoint {
        VNPoint(location: twin.pointInImage(for: try swiftName(of: jointName)).cgPoint)
    }

    /// Returns where the camera sees a joint, in the whole image.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the body lacks it.
    public func pointInImage(_ joint: VNHumanBodyRecognizedPoint3D) throws -> VNPoint {
        try pointInImage(JointName(rawValue: joint.identifier))
    }

    /// Returns the place of a joint as seen from the camera, in meters to the right, up and back.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the body lacks it.
    public func cameraRelativePosition(_ jointName: JointName) throws -> simd_float4x4 {
        twin.cameraRelativePosition(for: try swiftName(of: jointName))
    }

    /// The name of a joint of this body in the Swift interface.
    private func swiftName(of jointName: JointName) throws -> HumanBodyPose3DObservation.JointName {
        guard let name = jointName.name, twin.joint(for: name) != nil else { throw missing(jointName) }
        return name
    }

    private func missing(_ jointName: JointName) -> NSError {
        VisionError.invalidArgument(
            "The body has no joint \(jointName.rawValue.rawValue); availableJointNames lists those that it has."
        ).vnError
    }
}

extension HumanBodyPose3DObservation {
    /// Creates a body from one of the VN interface.
    public init(_ observation: VNHumanBodyPose3DObservation) {
        self = observation.twin
    }
}
