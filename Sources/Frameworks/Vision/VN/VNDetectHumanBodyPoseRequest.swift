public import Foundation
import PictureEngine

/// The first revision of the request for poses of bodies: nineteen joints.
public let VNDetectHumanBodyPoseRequestRevision1: Int = 1

/// A request that finds the joints of the people in an image.
public final class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    /// What the last run found, the most confident first.
    public var results: [VNHumanBodyPoseObservation]? { storedResults as? [VNHumanBodyPoseObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNDetectHumanBodyPoseRequestRevision1)
    }

    /// The names of the joints that the request finds, from the head to the feet.
    ///
    /// Throws ``VNErrorCode/unsupportedRevision`` for a revision that there isn't.
    public var supportedJointNames: [VNHumanBodyPoseObservation.JointName] {
        get throws { try Self.jointNames(forRevision: revision) }
    }

    /// The names of the groups of joints that the request finds.
    ///
    /// Throws ``VNErrorCode/unsupportedRevision`` for a revision that there isn't.
    public var supportedJointsGroupNames: [VNHumanBodyPoseObservation.JointsGroupName] {
        get throws { try Self.groupNames(forRevision: revision) }
    }

    /// Returns the names of the joints that a revision finds.
    @available(*, deprecated, message: "Use the property supportedJointNames.")
    public class func supportedJointNames(
        forRevision revision: Int
    ) throws -> [VNHumanBodyPoseObservation.JointName] {
        try jointNames(forRevision: revision)
    }

    /// Returns the names of the groups of joints that a revision finds.
    @available(*, deprecated, message: "Use the property supportedJointsGroupNames.")
    public class func supportedJointsGroupNames(
        forRevision revision: Int
    ) throws -> [VNHumanBodyPoseObservation.JointsGroupName] {
        try groupNames(forRevision: revision)
    }

    private static func jointNames(forRevision revision: Int) throws -> [VNHumanBodyPoseObservation.JointName] {
        try checkRevision(revision)
        return HumanBodyPoseObservation.JointName.all.map { VNHumanBodyPoseObservation.JointName($0) }
    }

    private static func groupNames(forRevision revision: Int) throws -> [VNHumanBodyPoseObservation.JointsGroupName] {
        try checkRevision(revision)
        return HumanBodyPoseObservation.JointsGroupName.allCases.map { VNHumanBodyPoseObservation.JointsGroupName($0) }
            + [.all]
    }

    private static func checkRevision(_ revision: Int) throws {
        guard supportedRevisions.contains(revision) else {
            throw VisionError.unsupportedRevision("\(self) has no revision \(revision).").vnError
        }
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectHumanBodyPoseRequest {
        var request = DetectHumanBodyPoseRequest(.revision2)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNHumanBodyPoseObservation($0, requestRevision: revision) }
    }
}
