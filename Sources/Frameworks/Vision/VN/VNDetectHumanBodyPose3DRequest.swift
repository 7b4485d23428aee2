public import CoreMedia
public import Foundation
import PictureEngine

/// The first revision of the request for poses in space: seventeen joints.
public let VNDetectHumanBodyPose3DRequestRevision1: Int = 1

/// A request that finds the joints of the people in an image in space.
///
/// An image doesn't tell how tall a person is, so that everybody is 1.8 meters tall.
public final class VNDetectHumanBodyPose3DRequest: VNStatefulRequest {
    /// Creates a request that analyzes every frame.
    public required init(completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(completionHandler: completionHandler)
    }

    /// Creates a request that analyzes frames at a distance.
    public override init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(frameAnalysisSpacing: frameAnalysisSpacing, completionHandler: completionHandler)
    }

    /// What the last run found, the largest body in the image first.
    public var results: [VNHumanBodyPose3DObservation]? { storedResults as? [VNHumanBodyPose3DObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNDetectHumanBodyPose3DRequestRevision1)
    }

    /// The names of the joints that the request finds, from the head to the feet.
    public var supportedJointNames: [VNHumanBodyPose3DObservation.JointName] {
        get throws { twin.supportedJointNames.map { VNHumanBodyPose3DObservation.JointName($0) } }
    }

    /// The names of the groups of joints that the request finds.
    public var supportedJointsGroupNames: [VNHumanBodyPose3DObservation.JointsGroupName] {
        get throws { twin.supportedJointsGroupNames.map { VNHumanBodyPose3DObservation.JointsGroupName($0) } + [.all] }
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectHumanBodyPose3DRequest {
        let request = DetectHumanBodyPose3DRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNHumanBodyPose3DObservation($0, requestRevision: revision) }
    }
}
