public import Foundation
import PictureEngine

/// The first revision of the request for documents: one sheet of paper.
public let VNDetectDocumentSegmentationRequestRevision1: Int = 1

/// A request that finds the sheet of paper that an image shows, with the mask of its pixels.
public final class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    /// The document that the last run found, in an array of one or none.
    public var results: [VNRectangleObservation]? { storedResults as? [VNRectangleObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNDetectDocumentSegmentationRequestRevision1)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectDocumentSegmentationRequest {
        var request = DetectDocumentSegmentationRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        guard let document = try twin.result(from: image, cancellation) else { return [] }
        let mask = VNPixelBufferObservation(document.globalSegmentationMask, requestRevision: revision)
        return [VNRectangleObservation(RectangleObservation(document), requestRevision: revision, mask: mask)]
    }
}

extension RectangleObservation {
    /// The outline of a document.
    init(_ document: DetectedDocumentObservation) {
        self.init(
            topLeft: document.topLeft,
            topRight: document.topRight,
            bottomRight: document.bottomRight,
            bottomLeft: document.bottomLeft,
            document.record
        )
    }
}
