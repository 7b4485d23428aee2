/// A type that knows where the joints of a body or a hand are.
public protocol PoseProviding {
    /// The names of the joints.
    associatedtype PoseJointName: Codable, Hashable, RawRepresentable where PoseJointName.RawValue == String
    /// The names of the groups of joints.
    associatedtype PoseJointsGroupName: CaseIterable, RawRepresentable where PoseJointsGroupName.RawValue == String

    /// The names of the joints that the pose has.
    var availableJointNames: [PoseJointName] { get }
    /// The names of the groups of which the pose has joints.
    var availableJointsGroupNames: [PoseJointsGroupName] { get }

    /// Returns the joint of a name, or nil where the pose lacks it.
    func joint(for jointName: PoseJointName) -> Joint?

    /// Returns the joints of a group by their names; nil takes all of them.
    func allJoints(in groupName: PoseJointsGroupName?) -> [PoseJointName: Joint]
}
