public import Foundation
import PictureEngine

/// The first revision of the request for the quality of faces.
public let VNDetectFaceCaptureQualityRequestRevision1: Int = 1
/// The second revision of the request for the quality of faces.
public let VNDetectFaceCaptureQualityRequestRevision2: Int = 2
/// The third revision of the request for the quality of faces.
public let VNDetectFaceCaptureQualityRequestRevision3: Int = 3

/// A request that says how well faces were captured, for choosing the best of several images of a person.
public final class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, VNFaceObservationAccepting {
    /// The faces to examine, or nil to find them first.
    public var inputFaceObservations: [VNFaceObservation]?
    /// What the last run found, the most confident first.
    public var results: [VNFaceObservation]? { storedResults as? [VNFaceObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(VNDetectFaceCaptureQualityRequestRevision1...VNDetectFaceCaptureQualityRequestRevision3)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectFaceCaptureQualityRequest {
        var request = DetectFaceCaptureQualityRequest(.revision3)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.inputFaceObservations = inputFaceObservations?.map { FaceObservation($0) }
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNDetectFaceCaptureQualityRequest)?.inputFaceObservations = inputFaceObservations
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNFaceObservation($0, requestRevision: revision) }
    }
}
