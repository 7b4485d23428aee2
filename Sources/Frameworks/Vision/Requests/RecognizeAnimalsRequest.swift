public import CoreML

/// A request that finds cats and dogs in an image.
///
/// The things that stand out from the background are labeled one by one. Animals that touch are found as one, and heads
/// aren't found by themselves, which a later revision of Apple's request does.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    /// The animals, most confident first, each with one label; none is an empty array.
    public typealias Result = [RecognizedObjectObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Cats and dogs.
        case revision2
    }

    /// A kind of animal.
    public enum Animal: String, Codable, Hashable, Sendable {
        /// A dog.
        case dog = "Dog"
        /// A cat.
        case cat = "Cat"
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision2
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision2]

    /// The kinds of animals that the request finds, whose raw values are the identifiers of the labels.
    public var supportedAnimals: [Animal] { [.dog, .cat] }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .recognizeAnimalsRequest(revision) }

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
