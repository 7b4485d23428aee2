public import CoreMedia
public import CoreML
import CoreVideo
import Synchronization

/// A request that makes a mask of the people in an image, all of them in one.
///
/// The mask is as wide and high as the region of interest, in proportion: at most 2,016 pixels on its longer side for
/// ``QualityLevel/accurate``, 1,024 for ``QualityLevel/balanced`` and 256 for ``QualityLevel/fast``. An image without
/// people gives a mask of zeros.
public final class GeneratePersonSegmentationRequest: ImageProcessingRequest, StatefulRequest {
    /// The mask.
    public typealias Result = PixelBufferObservation

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// A network for people up to a few meters away.
        case revision1
    }

    /// A balance between the quality of the mask and the time that it takes.
    public enum QualityLevel: CaseIterable, Sendable, Codable, Hashable {
        /// A large mask along the edges of the image, for still images.
        case accurate
        /// A mask along the edges of the image, for a video that is recorded.
        case balanced
        /// A small mask, for a video that is shown live.
        case fast
    }

    private struct Settings {
        var region = NormalizedRect.fullImage
        var quality = QualityLevel.accurate
        var format = kCVPixelFormatType_OneComponent8
        var devices = ComputeDevices()
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The least time between two analyzed frames.
    public let frameAnalysisSpacing: CMTime
    private let settings = Mutex(Settings())

    /// Creates a request; nil takes the newest revision, and analyzes every frame.
    public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The part of the image to analyze.
    public var regionOfInterest: NormalizedRect {
        get { settings.withLock { $0.region } }
        set { settings.withLock { $0.region = newValue } }
    }

    /// The balance between quality and time.
    public var qualityLevel: QualityLevel {
        get { settings.withLock { $0.quality } }
        set { settings.withLock { $0.quality = newValue } }
    }

    /// The format of the mask's pixels, one of ``supportedOutputPixelFormats``.
    public var outputPixelFormatType: OSType {
        get { settings.withLock { $0.format } }
        set { settings.withLock { $0.format = newValue } }
    }

    /// The formats that the mask's pixels can have.
    public var supportedOutputPixelFormats: [OSType] {
        [
            kCVPixelFormatType_OneComponent8, kCVPixelFormatType_OneComponent16Half,
            kCVPixelFormatType_OneComponent32Float,
        ]
    }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .generatePersonSegmentationRequest(revision) }

    /// The devices that can run each stage of the request.
    public var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { ComputeDevices.supported }

    /// Returns the device chosen for a stage, or nil when the framework chooses.
    public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? {
        settings.withLock { $0.devices[computeStage] }
    }

    /// Chooses the device for a stage; nil leaves the choice to the framework.
    public func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage) {
        settings.withLock { $0.devices[computeStage] = computeDevice }
    }

    func check() throws(VisionError) {
        try settings.withLock { $0.devices }.check()
        try checkRegion()
        guard supportedOutputPixelFormats.contains(outputPixelFormatType) else {
            throw .invalidArgument(
                "A mask can't have pixels of format \(outputPixelFormatType); take one of "
                    + "supportedOutputPixelFormats."
            )
        }
    }
}
