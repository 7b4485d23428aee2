public import CoreML
import PeopleEngine

/// A request that finds the parts of faces: 76 points, with the pupils.
///
/// A face that already has landmarks is answered unchanged.
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    /// The faces with their landmarks; none is an empty array.
    public typealias Result = [FaceObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// 76 points.
        case revision3
        /// The same, as newer systems name it.
        case revision4
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The faces to examine, measured in the region of interest, or nil to find them first.
    public var inputFaceObservations: [FaceObservation]?
    /// The points to find; the VN interface has smaller ones.
    var constellation: FaceLandmarks.Constellation = .points76
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision4
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision3, .revision4]

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectFaceLandmarksRequest(revision) }

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
