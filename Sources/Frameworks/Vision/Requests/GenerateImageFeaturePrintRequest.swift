public import CoreML

/// A request that makes a feature print: a vector that is close to the vectors of similar images.
///
/// Compare two prints with ``FeaturePrintObservation/distance(to:)``. A print describes the whole region it was made
/// from, so it tells most when the region holds little but the subject.
public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
    /// One print.
    public typealias Result = FeaturePrintObservation

    /// A version of the request; prints of different versions can't be compared.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// A unit vector from a convolutional network.
        case revision2
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to describe.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The way to bring the region to the shape that the network takes.
    public var cropAndScaleAction: ImageCropAndScaleAction = .scaleToFill
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision2
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision2]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .generateImageFeaturePrintRequest(revision) }

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
