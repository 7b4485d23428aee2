public import CoreML

/// A request that makes a mask for each thing that stands out from the background of an image, of any kind.
///
/// A subject can be a person, an animal, a plate of food, a shoe or a building.
public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
    /// The mask, or nil where there is none.
    public typealias Result = InstanceMaskObservation?

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Things of any kind.
        case revision1
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to analyze.
    public var regionOfInterest: NormalizedRect = .fullImage
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .generateForegroundInstanceMaskRequest(revision) }

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
