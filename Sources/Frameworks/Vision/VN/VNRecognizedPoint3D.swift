public import Foundation
public import simd

/// A point in space that has a name.
public class VNRecognizedPoint3D: VNPoint3D {
    /// The name.
    public let identifier: VNRecognizedPointKey

    init(_ joint: Joint3D, identifier: VNRecognizedPointKey) {
        self.identifier = identifier
        super.init(finite: joint.position)
    }

    /// Returns whether another object is a point of the same name and place.
    public override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? VNRecognizedPoint3D)?.identifier == identifier
    }

    /// The name and the coordinates.
    public override var description: String { "\(identifier.rawValue) \(super.description)" }

    // MARK: Archiving

    /// Writes the point to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue._bridgeToObjectiveC(), forKey: "identifier")
    }

    /// Reads a point from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = VNRecognizedPointKey(rawValue: String(describing: identifier))
        super.init(coder: coder)
    }
}

/// A joint of a body in space.
public final class VNHumanBodyRecognizedPoint3D: VNRecognizedPoint3D {
    /// The place from the parent joint, in meters.
    public let localPosition: simd_float4x4
    /// The name of the joint that is next on the way to the root, which is its own parent.
    public let parentJoint: VNHumanBodyPose3DObservation.JointName

    init(_ joint: Joint3D, name: HumanBodyPose3DObservation.JointName) {
        localPosition = joint.localPosition
        parentJoint = VNHumanBodyPose3DObservation.JointName(name.parent)
        super.init(joint, identifier: VNHumanBodyPose3DObservation.JointName(name).rawValue)
    }

    /// Returns whether another object is a joint of the same name, place and parent.
    public override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let joint = object as? VNHumanBodyRecognizedPoint3D else { return false }
        return joint.localPosition == localPosition && joint.parentJoint == parentJoint
    }

    // MARK: Archiving

    /// Writes the joint to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(localPosition) { coder.encode(NSData(data: data), forKey: "local") }
        coder.encode(parentJoint.rawValue.rawValue._bridgeToObjectiveC(), forKey: "parent")
    }

    /// Reads a joint from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "local"),
            let localPosition = try? JSONDecoder().decode(simd_float4x4.self, from: Data(referencing: data)),
            let parent = coder.decodeObject(of: NSString.self, forKey: "parent")
        else { return nil }
        self.localPosition = localPosition
        parentJoint = .init(rawValue: VNRecognizedPointKey(rawValue: String(describing: parent)))
        super.init(coder: coder)
    }
}
