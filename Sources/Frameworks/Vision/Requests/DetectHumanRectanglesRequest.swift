public import CoreML

/// A request that finds the people in an image, as boxes around their upper or whole bodies.
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    /// The people, most confident first; none is an empty array.
    public typealias Result = [HumanObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Upper or whole bodies.
        case revision2
        /// The same, as newer systems name it.
        case revision3
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// A Boolean value that indicates whether the boxes enclose only the head and the upper body.
    public var upperBodyOnly: Bool = true
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision3
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision2, .revision3]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectHumanRectanglesRequest(revision) }

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
