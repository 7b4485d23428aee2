public import Foundation
import LabelEngine
import PictureEngine

/// The second revision of the classification request: everyday terms, from specific to general.
public let VNClassifyImageRequestRevision2: Int = 2

/// A request that classifies what an image shows, in general terms.
public final class VNClassifyImageRequest: VNImageBasedRequest {
    /// The terms that the last run answered, highest confidence first.
    public var results: [VNClassificationObservation]? { storedResults as? [VNClassificationObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNClassifyImageRequestRevision2)
    }

    /// Returns the terms that the request can answer.
    public func supportedIdentifiers() throws -> [String] { twin.supportedIdentifiers }

    /// Returns an observation for each term that a revision can answer.
    @available(*, deprecated, message: "Use supportedIdentifiers().")
    public class func knownClassifications(forRevision revision: Int) throws -> [VNClassificationObservation] {
        guard supportedRevisions.contains(revision) else {
            throw VisionError.unsupportedRevision("VNClassifyImageRequest has no revision \(revision).").vnError
        }
        return LabelVocabulary.identifiers.map {
            let observation = ClassificationObservation(identifier: $0, ObservationRecord(confidence: 0))
            return VNClassificationObservation(observation, requestRevision: revision)
        }
    }

    /// The request of the Swift interface that does the work.
    private var twin: ClassifyImageRequest {
        var request = ClassifyImageRequest(.revision2)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map {
            VNClassificationObservation($0, requestRevision: revision)
        }
    }
}
