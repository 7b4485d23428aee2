public import Foundation
import PictureEngine

/// The first revision of the request for people: upper bodies.
public let VNDetectHumanRectanglesRequestRevision1: Int = 1
/// The second revision of the request for people: upper or whole bodies.
public let VNDetectHumanRectanglesRequestRevision2: Int = 2

/// A request that finds the people in an image, as boxes around their upper or whole bodies.
public final class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    /// A Boolean value that indicates whether the boxes enclose only the head and the upper body.
    ///
    /// Whole bodies need the second revision.
    public var upperBodyOnly: Bool = true
    /// What the last run found, the most confident first.
    public var results: [VNHumanObservation]? { storedResults as? [VNHumanObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(VNDetectHumanRectanglesRequestRevision1...VNDetectHumanRectanglesRequestRevision2)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectHumanRectanglesRequest {
        var request = DetectHumanRectanglesRequest(.revision2)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.upperBodyOnly = upperBodyOnly || revision < VNDetectHumanRectanglesRequestRevision2
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNDetectHumanRectanglesRequest)?.upperBodyOnly = upperBodyOnly
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNHumanObservation($0, requestRevision: revision) }
    }
}
