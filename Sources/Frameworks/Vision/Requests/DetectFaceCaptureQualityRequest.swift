public import CoreML

/// A request that says how well faces were captured, for choosing the best of several images of a person.
///
/// Size, sharpness, light, direction and open eyes count. The qualities of different people aren't comparable.
public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
    /// The faces with their quality; none is an empty array.
    public typealias Result = [FaceObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// A quality from 0 to 1.
        case revision3
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The faces to examine, measured in the region of interest, or nil to find them first.
    public var inputFaceObservations: [FaceObservation]?
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision3
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision3]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectFaceCaptureQualityRequest(revision) }

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
