public import CoreML
import Foundation
import GeometryEngine

/// A request that reads a document: its text in paragraphs, lists and tables, its codes, and the data in it.
///
/// An image answers one document, or none where nothing can be read. The corners of what is in it are measured in the
/// region of interest; ``NormalizedPoint/toImageCoordinates(from:imageSize:origin:)`` brings them back to the whole image.
public struct RecognizeDocumentsRequest: ImageProcessingRequest {
    /// The document; none is an empty array.
    public typealias Result = [DocumentObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Paragraphs, lists, tables and codes.
        case revision1
    }

    /// How text is read.
    public struct TextRecognitionOptions: Sendable, Codable, Hashable {
        /// The smallest height of a line to read, as a part of the region's height; 0 reads lines of any height.
        public var minimumTextHeightFraction: Float = 0
        /// A Boolean value that indicates whether to expect every supported language.
        public var automaticallyDetectLanguage: Bool = false
        /// The languages to expect, in the order of their priority.
        ///
        /// A language that isn't supported is passed over; a request with none that is fails.
        public var recognitionLanguages: [Locale.Language] = [Locale.Language(identifier: "en-US")]
        /// A Boolean value that indicates whether words are corrected to those of the languages.
        public var useLanguageCorrection: Bool = true
        /// Words to expect in addition to those of the languages.
        public var customWords: [String] = []
        /// The largest number of readings of each line, from 1 to 10.
        public var maximumCandidateCount: Int = 10

        init() {}
    }

    /// How codes are read.
    public struct BarcodeDetectionOptions: Sendable, Codable, Hashable {
        /// The symbologies to look for; all of them by default.
        public var symbologies: [BarcodeSymbology] = BarcodeSymbology.allCases
        /// A Boolean value that asks for one observation of a code and the one that belongs to it.
        public var coalesceCompositeSymbologies: Bool = false
        /// A Boolean value that indicates whether codes are looked for.
        public var enabled: Bool = true

        init() {}
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to read.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// How text is read.
    public var textRecognitionOptions: TextRecognitionOptions = TextRecognitionOptions()
    /// How codes are read.
    public var barcodeDetectionOptions: BarcodeDetectionOptions = BarcodeDetectionOptions()
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision1]

    /// The languages that the request reads.
    public var supportedRecognitionLanguages: [Locale.Language] { textRequest.supportedRecognitionLanguages }

    /// The symbologies of codes that the request reads.
    public var supportedBarcodeSymbologies: [BarcodeSymbology] { barcodeRequest.supportedSymbologies }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .recognizeDocumentsRequest(revision) }

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
        try textRequest.check()
        let count = textRecognitionOptions.maximumCandidateCount
        guard (1...10).contains(count) else {
            throw .invalidArgument("maximumCandidateCount is \(count); it must lie between 1 and 10.")
        }
    }
}
