public import CoreML
public import CoreVideo
import GeometryEngine
import Synchronization

/// A request that makes a mask of one thing in an image, which a person has pointed at, boxed or scribbled on.
///
/// Perform the request, show its mask, and add points of the thing or of its background where the mask is wrong; the
/// next run takes all of them into account. Places are measured in the region of interest.
public final class GenerateIterativeSegmentationRequest: ImageProcessingRequest, DownloadableAssetsRequest {
    /// The mask, or nil where the marks are on nothing.
    public typealias Result = PixelBufferObservation?

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Colors and edges, with a first guess of the subjects.
        case revision1
    }

    /// A balance between the quality of the mask and the time that it takes.
    public enum QualityLevel: CaseIterable, Sendable, Codable, Hashable {
        /// A large mask along the edges of the image.
        case accurate
        /// A mask of medium size.
        case balanced
        /// A small mask.
        case fast
    }

    struct Settings {
        var region = NormalizedRect.fullImage
        var quality = QualityLevel.accurate
        var included: [NormalizedPoint] = []
        var excluded: [NormalizedPoint] = []
        var devices = ComputeDevices()
    }

    /// The version that this request uses.
    public let revision: Revision
    let seedBox: NormalizedRect?
    let seedScribble: CVReadOnlyPixelBuffer?
    let settings: Mutex<Settings>

    private init(
        _ revision: Revision?,
        point: NormalizedPoint? = nil,
        box: NormalizedRect? = nil,
        scribble: CVReadOnlyPixelBuffer? = nil
    ) {
        self.revision = revision ?? .revision1
        seedBox = box
        seedScribble = scribble
        settings = Mutex(Settings(included: point.map { [$0] } ?? []))
    }

    /// Creates a request for the thing at a point.
    public convenience init(seedPoint: NormalizedPoint, _ revision: Revision? = nil) {
        self.init(revision, point: seedPoint)
    }

    /// Creates a request for the thing in a box.
    public convenience init(seedBox: NormalizedRect, _ revision: Revision? = nil) {
        self.init(revision, box: seedBox)
    }

    /// Creates a request for the thing under the bright pixels of a gray image, which is stretched over the region of interest.
    public convenience init(seedScribbleBuffer: CVReadOnlyPixelBuffer, _ revision: Revision? = nil) {
        self.init(revision, scribble: seedScribbleBuffer)
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// Adds a point of the thing.
    ///
    /// Throws ``VisionError/outOfBoundsError(_:)`` for a point outside of the image.
    public func addIncludedPoint(_ point: NormalizedPoint) throws {
        try Self.check(point)
        settings.withLock { $0.included.append(point) }
    }

    /// Adds a point of the background.
    ///
    /// Throws ``VisionError/outOfBoundsError(_:)`` for a point outside of the image.
    public func addExcludedPoint(_ point: NormalizedPoint) throws {
        try Self.check(point)
        settings.withLock { $0.excluded.append(point) }
    }

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

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .generateIterativeSegmentationRequest(revision) }

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
        let settings = settings.withLock { $0 }
        try settings.devices.check()
        try checkRegion()
        for point in settings.included + settings.excluded { try Self.check(point) }
        if let seedBox, !seedBox.pictureRegion.isValid {
            throw .invalidArgument("The box \(seedBox) must be inside the image, whose sides run from 0 to 1.")
        }
    }

    private static func check(_ point: NormalizedPoint) throws(VisionError) {
        guard (0...1).contains(point.x), (0...1).contains(point.y) else {
            throw .outOfBoundsError("The point \(point) is outside of the image, whose sides run from 0 to 1.")
        }
    }

    /// Returns whether two requests are the same object.
    public static func == (
        lhs: GenerateIterativeSegmentationRequest,
        rhs: GenerateIterativeSegmentationRequest
    ) -> Bool {
        lhs === rhs
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
