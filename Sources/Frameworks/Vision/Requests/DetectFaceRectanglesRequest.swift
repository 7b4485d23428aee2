public import CoreML

/// A request that finds the faces of people in an image.
///
/// It finds small faces in large images, and says where each face looks. Animals have no faces here.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    /// The faces, most confident first; none is an empty array.
    public typealias Result = [FaceObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Boxes with roll, yaw and pitch.
        case revision3
        /// The same, as newer systems name it.
        case revision4
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision4
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision3, .revision4]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectFaceRectanglesRequest(revision) }

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
