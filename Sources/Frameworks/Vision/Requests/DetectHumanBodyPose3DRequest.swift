public import CoreMedia
public import CoreML
import Synchronization

/// A request that finds the joints of the people in an image in space.
///
/// An image doesn't tell how tall a person is, so that everybody is 1.8 meters tall. Every frame of a video is analyzed
/// on its own.
public final class DetectHumanBodyPose3DRequest: ImageProcessingRequest, StatefulRequest {
    /// The bodies, the largest in the image first; none is an empty array.
    public typealias Result = [HumanBodyPose3DObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Seventeen joints.
        case revision1
    }

    private struct Settings {
        var region = NormalizedRect.fullImage
        var devices = ComputeDevices()
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The least time between two analyzed frames.
    public let frameAnalysisSpacing: CMTime
    private let settings = Mutex(Settings())

    /// Creates a request; nil takes the newest revision, and analyzes every frame.
    public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect {
        get { settings.withLock { $0.region } }
        set { settings.withLock { $0.region = newValue } }
    }

    /// The names of the joints that the request finds, from the head to the feet.
    public var supportedJointNames: [HumanBodyPose3DObservation.JointName] { HumanBodyPose3DObservation.JointName.all }
    /// The names of the groups of joints that the request finds.
    public var supportedJointsGroupNames: [HumanBodyPose3DObservation.JointsGroupName] {
        HumanBodyPose3DObservation.JointsGroupName.allCases
    }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectHumanBodyPose3DRequest(revision) }

    /// The devices that can run each stage of the request.
    public var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { ComputeDevices.supported }

    /// Returns the device chosen for a stage, or nil when the framework chooses.
    public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? {
        settings.withLock { $0.devices[computeStage] }
    }

    /// Chooses the device for a stage; nil leaves the choice to the framework.
    public func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage) {
        settings.withLock { $0.devices[computeStage] = computeDevice }
    }

    func check() throws(VisionError) {
        try settings.withLock { $0.devices }.check()
        try checkRegion()
    }
}
