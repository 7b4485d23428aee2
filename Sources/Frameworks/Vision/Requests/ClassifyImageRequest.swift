public import CoreML
import LabelEngine

/// A request that classifies what an image shows, in general terms.
///
/// The result holds the whole vocabulary, highest confidence first. A term that is hardly less probable than a general one
/// has the same confidence and comes after it, so the last of the first ones is the most specific. Keep what
/// ``ClassificationObservation/hasMinimumPrecision(_:forRecall:)`` or
/// ``ClassificationObservation/hasMinimumRecall(_:forPrecision:)`` accepts.
public struct ClassifyImageRequest: ImageProcessingRequest {
    /// One observation for every term.
    public typealias Result = [ClassificationObservation]

    /// A version of the request, with a vocabulary of its own.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Everyday terms, from specific to general.
        case revision2
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to classify.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The way to bring the region to the shape that the network takes.
    public var cropAndScaleAction: ImageCropAndScaleAction = .centerCrop
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision2
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision2]

    /// The terms that the request can answer.
    public var supportedIdentifiers: [String] { LabelVocabulary.identifiers }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .classifyImageRequest(revision) }

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
