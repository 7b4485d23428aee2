public import Foundation
import PictureEngine

/// The first revision of the request for faces: boxes.
public let VNDetectFaceRectanglesRequestRevision1: Int = 1
/// The second revision of the request for faces: boxes with roll and yaw.
public let VNDetectFaceRectanglesRequestRevision2: Int = 2
/// The third revision of the request for faces: boxes with roll, yaw and pitch.
public let VNDetectFaceRectanglesRequestRevision3: Int = 3

/// A request that finds the faces of people in an image.
public final class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    /// What the last run found, the most confident first.
    public var results: [VNFaceObservation]? { storedResults as? [VNFaceObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(VNDetectFaceRectanglesRequestRevision1...VNDetectFaceRectanglesRequestRevision3)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectFaceRectanglesRequest {
        var request = DetectFaceRectanglesRequest(.revision3)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNFaceObservation($0, requestRevision: revision) }
    }
}
