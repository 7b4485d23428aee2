public import Foundation
import PictureEngine

/// The first revision of the request for the joints of hands: 21 joints.
public let VNDetectHumanHandPoseRequestRevision1: Int = 1

/// A request that finds the joints of hands.
public final class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    /// The number of hands whose joints are found, from 0 to 6.
    ///
    /// Where an image shows more, the largest count. Each hand takes some time.
    public var maximumHandCount: Int = 2
    /// What the last run found, the largest hand first.
    public var results: [VNHumanHandPoseObservation]? { storedResults as? [VNHumanHandPoseObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNDetectHumanHandPoseRequestRevision1)
    }

    /// The names of the joints that the request finds.
    public var supportedJointNames: [VNHumanHandPoseObservation.JointName] {
        get throws { try Self.jointNames(ofRevision: revision) }
    }

    /// The names of the fingers whose joints the request finds, and that of the whole hand.
    public var supportedJointsGroupNames: [VNHumanHandPoseObservation.JointsGroupName] {
        get throws { try Self.groupNames(ofRevision: revision) }
    }

    /// Returns the names of the joints that a revision finds.
    @available(*, deprecated, message: "Use supportedJointNames.")
    public class func supportedJointNames(
        forRevision revision: Int
    ) throws -> [VNHumanHandPoseObservation.JointName] {
        try jointNames(ofRevision: revision)
    }

    /// Returns the names of the fingers whose joints a revision finds, and that of the whole hand.
    @available(*, deprecated, message: "Use supportedJointsGroupNames.")
    public class func supportedJointsGroupNames(
        forRevision revision: Int
    ) throws -> [VNHumanHandPoseObservation.JointsGroupName] {
        try groupNames(ofRevision: revision)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectHumanHandPoseRequest {
        var request = DetectHumanHandPoseRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.maximumHandCount = maximumHandCount
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNDetectHumanHandPoseRequest)?.maximumHandCount = maximumHandCount
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNHumanHandPoseObservation($0, requestRevision: revision) }
    }
}

// MARK: - Names

extension VNDetectHumanHandPoseRequest {
    private class func jointNames(ofRevision revision: Int) throws -> [VNHumanHandPoseObservation.JointName] {
        try check(revision)
        return HumanHandPoseObservation.JointName.all.map { .init($0) }
    }

    private class func groupNames(ofRevision revision: Int) throws -> [VNHumanHandPoseObservation.JointsGroupName] {
        try check(revision)
        return HumanHandPoseObservation.JointsGroupName.allCases.map { .init($0) } + [.all]
    }

    private class func check(_ revision: Int) throws {
        guard supportedRevisions.contains(revision) else {
            throw VisionError.unsupportedRevision("VNDetectHumanHandPoseRequest has no revision \(revision).").vnError
        }
    }
}
