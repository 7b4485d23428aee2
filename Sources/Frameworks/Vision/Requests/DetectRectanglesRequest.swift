public import CoreML

/// A request that finds rectangles, such as covers, posters, cards and screens, as they appear in perspective.
///
/// The corners that it answers are what Core Image's perspective correction takes. They are measured in the region of
/// interest; ``NormalizedPoint/toImageCoordinates(from:imageSize:origin:)`` brings them back to the whole image.
public struct DetectRectanglesRequest: ImageProcessingRequest {
    /// The rectangles, most confident first; none is an empty array.
    public typealias Result = [RectangleObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Four sides that lie on edges.
        case revision1
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The smallest ratio of a rectangle's shorter side to its longer one, as it appears in the image.
    public var minimumAspectRatio: Float = 0.5
    /// The largest ratio of a rectangle's shorter side to its longer one, as it appears in the image.
    public var maximumAspectRatio: Float = 1
    /// The number of degrees, from 0 to 45, that a corner may differ from a right angle.
    public var quadratureToleranceDegrees: Float = 30
    /// The smallest length of a rectangle's shorter side, as a part of the searched region's shorter side.
    public var minimumSize: Float = 0.2
    /// The smallest confidence of a rectangle, from 0 to 1.
    public var minimumConfidence: Float = 0
    /// The largest number of rectangles to answer, or 0 for all of them.
    public var maximumObservations: Int = 1
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectRectanglesRequest(revision) }

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
        try Self.check("minimumAspectRatio", minimumAspectRatio, in: 0...1)
        try Self.check("maximumAspectRatio", maximumAspectRatio, in: 0...1)
        guard minimumAspectRatio <= maximumAspectRatio else {
            throw .invalidArgument(
                "minimumAspectRatio (\(minimumAspectRatio)) is larger than maximumAspectRatio "
                    + "(\(maximumAspectRatio)); no rectangle can have both."
            )
        }
        try Self.check("quadratureToleranceDegrees", quadratureToleranceDegrees, in: 0...45)
        try Self.check("minimumSize", minimumSize, in: 0...1)
        try Self.check("minimumConfidence", minimumConfidence, in: 0...1)
        guard maximumObservations >= 0 else {
            throw .invalidArgument("maximumObservations is \(maximumObservations); take 0 for no limit.")
        }
    }

    private static func check(
        _ name: String,
        _ value: Float,
        in range: ClosedRange<Float>
    ) throws(VisionError) {
        guard range.contains(value) else {
            throw .invalidArgument(
                "\(name) is \(value); it must lie between \(range.lowerBound) and \(range.upperBound)."
            )
        }
    }
}
