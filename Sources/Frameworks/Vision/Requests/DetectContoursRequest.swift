public import CoreML

/// A request that finds the contours of what is darker, or lighter, than the rest of an image.
///
/// One brightness divides the pixels into objects and ground. The contours of objects, of their holes and of what is in
/// those come as a tree; a point of a contour is the middle of a pixel. Points are measured in the region of interest.
///
/// The image is examined within 4,096 pixels a side at most, and at 512 unless you say otherwise. A request that finds more
/// than 16,777,216 points, as a large chessboard of single pixels has, fails; lower ``maximumImageDimension`` then.
public struct DetectContoursRequest: ImageProcessingRequest {
    /// The contours; an image without any has an observation of none.
    public typealias Result = ContoursObservation

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Borders of one brightness.
        case revision1
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// How much the differences of brightness in the image are amplified, from 0 for none at all to 3.
    ///
    /// A region counts that differs from its surroundings by an eighth of the whole range after that, in the mean: at 1,
    /// which leaves the image as it is, by 32 of 256 levels, and at 2 by half as much.
    public var contrastAdjustment: Float = 2
    /// The brightness, from 0 to 1, that divides dark from light; nil takes the one that divides the image best.
    public var contrastPivot: Float? = 0.5
    /// A Boolean value that indicates whether objects are dark on something light, rather than light on something dark.
    public var detectsDarkOnLight: Bool = true
    /// The longest side, of at least 64 pixels, to which an image is scaled down; a smaller one stays as it is.
    public var maximumImageDimension: Int = 512
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectContoursRequest(revision) }

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
        guard (0...3).contains(contrastAdjustment) else {
            throw .invalidArgument("contrastAdjustment is \(contrastAdjustment); it must lie between 0 and 3.")
        }
        if let contrastPivot, !(0...1).contains(contrastPivot) {
            throw .invalidArgument("contrastPivot is \(contrastPivot); it must lie between 0 and 1, or be nil.")
        }
        guard maximumImageDimension >= 64 else {
            throw .invalidArgument("maximumImageDimension is \(maximumImageDimension); it must be 64 or more.")
        }
    }
}
