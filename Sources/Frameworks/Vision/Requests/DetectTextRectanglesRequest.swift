public import CoreML

/// A request that finds the lines of text in an image without reading them.
///
/// It takes less time than ``RecognizeTextRequest``, as long as no boxes of characters are requested: those are known
/// only once the text is read. Corners are measured in the region of interest.
public struct DetectTextRectanglesRequest: ImageProcessingRequest {
    /// The lines in reading order; none is an empty array.
    public typealias Result = [TextObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Lines of any script.
        case revision1
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// A Boolean value that indicates whether to find the places of characters as well.
    public var reportCharacterBoxes: Bool = false
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectTextRectanglesRequest(revision) }

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
