public import Foundation
import PictureEngine
import Synchronization

/// The first revision of the request for text: English.
public let VNRecognizeTextRequestRevision1: Int = 1
/// The second revision of the request for text: several languages.
public let VNRecognizeTextRequestRevision2: Int = 2
/// The third revision of the request for text: more languages, and their detection.
public let VNRecognizeTextRequestRevision3: Int = 3

/// A choice between quality and speed.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Reads everything that can be read.
    case accurate = 0
    /// Reads text that isn't small, in less than half of the time.
    case fast
}

/// A request that finds and reads the text in an image.
///
/// Lines come back in reading order. The corners are measured in the region of interest;
/// ``VNImagePointForNormalizedPointUsingRegionOfInterest(_:_:_:_:)`` brings them back to the whole image.
public final class VNRecognizeTextRequest: VNImageBasedRequest, VNRequestProgressProviding {
    /// The choice between quality and speed.
    public var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
    /// The languages to expect as BCP 47 tags, in the order of their priority.
    public var recognitionLanguages: [String] = ["en-US"]
    /// A Boolean value that indicates whether words are corrected to those of the languages.
    public var usesLanguageCorrection: Bool = true
    /// Words to expect in addition to those of the languages.
    public var customWords: [String] = []
    /// A Boolean value that indicates whether to expect every supported language, from the third revision on.
    public var automaticallyDetectsLanguage: Bool = false
    /// The smallest height of a line to read, as a part of the region's height; 0 reads lines of any height.
    public var minimumTextHeight: Float = 0
    /// The function to call while the request runs, on any thread, one call at a time.
    public var progressHandler: VNRequestProgressHandler = { _, _, _ in }
    /// A Boolean value that indicates that the request tells how far it is.
    public var indeterminate: Bool { false }

    /// The lines that the last run read, in reading order.
    public var results: [VNRecognizedTextObservation]? { storedResults as? [VNRecognizedTextObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(VNRecognizeTextRequestRevision1...VNRecognizeTextRequestRevision3)
    }

    /// Returns the languages that the request reads with its settings, as BCP 47 tags.
    public func supportedRecognitionLanguages() throws -> [String] {
        Self.languages(revision: revision)
    }

    /// Returns the languages that a revision reads at a level, as BCP 47 tags.
    @available(*, deprecated, message: "Use supportedRecognitionLanguages().")
    public class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel,
        revision requestRevision: Int
    ) throws -> [String] {
        guard supportedRevisions.contains(requestRevision) else {
            throw VisionError.unsupportedRevision("VNRecognizeTextRequest has no revision \(requestRevision).").vnError
        }
        return languages(revision: requestRevision)
    }

    private static func languages(revision: Int) -> [String] {
        let all = RecognizeTextRequest().supportedLanguageTags
        return revision == VNRecognizeTextRequestRevision1 ? all.filter { $0.hasPrefix("en") } : all
    }

    /// The request of the Swift interface that does the work.
    private var twin: RecognizeTextRequest {
        var request = RecognizeTextRequest(.revision3)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.recognitionLevel = recognitionLevel == .fast ? .fast : .accurate
        let isFirst = revision == VNRecognizeTextRequestRevision1
        request.recognitionLanguages = (isFirst ? ["en-US"] : recognitionLanguages).map(
            Locale.Language.init(identifier:)
        )
        request.usesLanguageCorrection = usesLanguageCorrection
        request.customWords = customWords
        request.automaticallyDetectsLanguage =
            automaticallyDetectsLanguage && revision >= VNRecognizeTextRequestRevision3
        request.minimumTextHeightFraction = minimumTextHeight
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        guard let copy = copy as? VNRecognizeTextRequest else { return }
        copy.recognitionLevel = recognitionLevel
        copy.recognitionLanguages = recognitionLanguages
        copy.usesLanguageCorrection = usesLanguageCorrection
        copy.customWords = customWords
        copy.automaticallyDetectsLanguage = automaticallyDetectsLanguage
        copy.minimumTextHeight = minimumTextHeight
        copy.progressHandler = progressHandler
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        // The lock lets one thread at a time report, and none after the run: it is what makes sharing the request safe.
        nonisolated(unsafe) let request = self
        let reported = Mutex(-1.0)
        return try twin.result(from: image, cancellation) { progress in
            reported.withLock { last in
                guard progress > last else { return }
                last = progress
                request.progressHandler(request, progress, nil)
            }
        }.map { VNRecognizedTextObservation($0, requestRevision: revision) }
    }
}
