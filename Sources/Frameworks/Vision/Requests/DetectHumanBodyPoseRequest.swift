public import CoreML

/// A request that finds the joints of the people in an image.
///
/// It finds people who fill the image, and in a large image also small ones. The time that it takes grows with the number
/// of people; ``DetectHumanRectanglesRequest`` only says where people are, and is faster.
public struct DetectHumanBodyPoseRequest: ImageProcessingRequest {
    /// The bodies, most confident first; none is an empty array.
    public typealias Result = [HumanBodyPoseObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Nineteen joints, and the hands on request.
        case revision2
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// A Boolean value that indicates whether to find the joints of hands too, which takes longer.
    public var detectsHands: Bool = false
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision2
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision2]

    /// The names of the joints that the request finds, from the head to the feet.
    public var supportedJointNames: [HumanBodyPoseObservation.JointName] { HumanBodyPoseObservation.JointName.all }
    /// The names of the groups of joints that the request finds.
    public var supportedJointsGroupNames: [HumanBodyPoseObservation.JointsGroupName] {
        HumanBodyPoseObservation.JointsGroupName.allCases
    }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectHumanBodyPoseRequest(revision) }

    /// The devices that can run each stage of the request.
    public var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { ComputeDevices.supported }

    /// Returns the device chosen for a stage, or nil when the framework chooses.
    public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? { devices[computeStage] }

    /// Chooses the device for a stage; nil leaves the choice to the framework.
    public mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage) {
        devices[computeStage] = computeDevice
    }

    func check() throws(VisionError) {
        try devices.check()
        try checkRegion()
    }
}
