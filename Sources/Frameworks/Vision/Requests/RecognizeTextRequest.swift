public import CoreML
import Foundation
import TextEngine

/// A request that finds and reads the text in an image.
///
/// Lines come back in reading order, each with what it may say. An image without text answers an empty array. The
/// corners are measured in the region of interest; ``NormalizedPoint/toImageCoordinates(from:imageSize:origin:)`` brings
/// them back to the whole image.
public struct RecognizeTextRequest: ImageProcessingRequest {
    /// The lines of text in reading order.
    public typealias Result = [RecognizedTextObservation]

    /// A version of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// Lines in any direction.
        case revision3
    }

    /// A choice between quality and speed.
    public enum RecognitionLevel: CaseIterable, Sendable, Codable, Hashable {
        /// Reads everything that can be read.
        case accurate
        /// Reads text that isn't small, in less than half of the time.
        case fast
    }

    /// The version that this request uses.
    public let revision: Revision
    /// The part of the image to read.
    public var regionOfInterest: NormalizedRect = .fullImage
    /// The choice between quality and speed.
    public var recognitionLevel: RecognitionLevel = .accurate
    /// The smallest height of a line to read, as a part of the region's height; 0 reads lines of any height.
    public var minimumTextHeightFraction: Float = 0
    /// A Boolean value that indicates whether to expect every supported language.
    public var automaticallyDetectsLanguage: Bool = false
    /// The languages to expect, in the order of their priority.
    ///
    /// A language that isn't supported is passed over; a request with none that is fails.
    public var recognitionLanguages: [Locale.Language] = [Locale.Language(identifier: "en-US")]
    /// A Boolean value that indicates whether words are corrected to those of the languages.
    public var usesLanguageCorrection: Bool = true
    /// Words to expect in addition to those of the languages.
    public var customWords: [String] = []
    private var devices = ComputeDevices()

    /// Creates a request; nil takes the newest revision.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision3
    }

    /// The revisions that this request supports, oldest first.
    public static let supportedRevisions: [Revision] = [.revision3]

    /// The languages that the request reads.
    public var supportedRecognitionLanguages: [Locale.Language] {
        supportedLanguageTags.map(Locale.Language.init(identifier:))
    }

    /// The languages that the request reads, as BCP 47 tags.
    var supportedLanguageTags: [String] { TextEngine.shared.languages }

    /// The kind and revision of the request.
    public var descriptor: RequestDescriptor { .recognizeTextRequest(revision) }

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
        guard (0...1).contains(minimumTextHeightFraction) else {
            throw .invalidArgument(
                "minimumTextHeightFraction is \(minimumTextHeightFraction); it must lie between 0 and 1."
            )
        }
        guard automaticallyDetectsLanguage || recognitionLanguages.isEmpty || !knownLanguages.isEmpty else {
            let names = recognitionLanguages.map(\.minimalIdentifier).joined(separator: ", ")
            throw .invalidArgument(
                "No reader knows \(names); supportedRecognitionLanguages lists the languages that can be read."
            )
        }
    }
}
