public import Foundation
import PictureEngine

/// The first revision of the request for places with text: lines of any script.
public let VNDetectTextRectanglesRequestRevision1: Int = 1

/// A request that finds the lines of text in an image without reading them.
public final class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    /// A Boolean value that indicates whether to find the places of characters as well.
    public var reportCharacterBoxes: Bool = false

    /// The lines that the last run found, in reading order.
    public var results: [VNTextObservation]? { storedResults as? [VNTextObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNDetectTextRectanglesRequestRevision1)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectTextRectanglesRequest {
        var request = DetectTextRectanglesRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.reportCharacterBoxes = reportCharacterBoxes
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNDetectTextRectanglesRequest)?.reportCharacterBoxes = reportCharacterBoxes
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNTextObservation($0, requestRevision: revision) }
    }
}
