public import CoreML

/// A request that finds the joints of hands.
public struct DetectHumanHandPoseRequest: ImageProcessingRequest {
    /// The hands, largest first; none is an empty array.
    public typealias Result = [HumanHandPoseObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// 21 joints of each hand.
        case revision1
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The number of hands whose joints are found, from 0 to 6.
    ///
    /// Where an image shows more, the largest count. Each hand takes some time.
    public var maximumHandCount: Int = 2
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The names of the joints that the request finds.
    public var supportedJointNames: [HumanHandPoseObservation.JointName] { HumanHandPoseObservation.JointName.all }
    /// The names of the fingers whose joints the request finds.
    public var supportedJointsGroupNames: [HumanHandPoseObservation.JointsGroupName] {
        get throws { HumanHandPoseObservation.JointsGroupName.allCases }
    }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectHumanHandPoseRequest(revision) }

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
        guard (0...6).contains(maximumHandCount) else {
            throw .invalidArgument("The request finds 0 to 6 hands; its maximumHandCount is \(maximumHandCount).")
        }
    }
}
