public import CoreML

/// A request that finds the sheet of paper that an image shows.
///
/// Unlike ``DetectRectanglesRequest`` it knows what paper is: one color under even light, with writing, on something
/// else. It answers a page whose corner is torn or hidden, and no window, frame or wall. The corners are what Core
/// Image's perspective correction takes; they are measured in the region of interest.
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
    /// The document, or nil where there is none.
    public typealias Result = DetectedDocumentObservation?

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// One sheet of paper.
        case revision1
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectDocumentSegmentationRequest(revision) }

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
