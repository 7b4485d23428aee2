public import CoreML

/// A request that runs a model of your own on an image.
///
/// A classifier answers ``ClassificationObservation``s, a detector ``RecognizedObjectObservation``s, and a model that
/// makes images ``PixelBufferObservation``s; any other output is a ``CoreMLFeatureValueObservation``.
public struct CoreMLRequest: ImageProcessingRequest {
    /// What the model answered, of the types that it has.
    public typealias Result = [any VisionObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Models of one image.
        case revision1
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The model.
    public let modelContainer: CoreMLModelContainer
    /// The part of the image to give to the model.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The way to bring the region to the size that the model takes.
    public var cropAndScaleAction: ImageCropAndScaleAction = .centerCrop
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(model: CoreMLModelContainer, _ revision: Revision? = nil) {
        modelContainer = model
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The labels of the model's classes, or nil for one that doesn't classify.
    public var supportedIdentifiers: [String]? { modelContainer.labels }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .coreMLRequest(revision) }

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
