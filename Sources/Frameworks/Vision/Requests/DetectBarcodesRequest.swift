public import CoreML

/// A request that finds codes, such as bar codes and QR codes, and reads them.
///
/// Fewer symbologies take less time. The corners of codes are measured in the region of interest;
/// ``NormalizedPoint/toImageCoordinates(from:imageSize:origin:)`` brings them back to the whole image.
public struct DetectBarcodesRequest: ImageProcessingRequest {
    /// The codes from top to bottom; none is an empty array.
    public typealias Result = [BarcodeObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// All symbologies, with the content of supplemental codes.
        case revision4
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to search.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The symbologies to look for; all of them by default.
    public var symbologies: [BarcodeSymbology] = BarcodeSymbology.allCases
    /// A Boolean value that asks for one observation of a code and the one that belongs to it.
    ///
    /// The digits next to an EAN or UPC are an observation's supplemental payload in either case. The two parts of a GS1
    /// Composite are read as the codes that they are.
    public var coalescesCompositeSymbologies: Bool = false
    /// Whether the content of supplemental codes is answered; former revisions of the VN interface don't.
    var readsSupplements = true
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision4
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision4]

    /// The symbologies that the request can read.
    public var supportedSymbologies: [BarcodeSymbology] { BarcodeSymbology.allCases }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .detectBarcodesRequest(revision) }

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
