public import Foundation
import PictureEngine

/// The first revision of the request for masks of subjects: things of any kind.
public let VNGenerateForegroundInstanceMaskRequestRevision1: Int = 1

/// A request that makes a mask for each thing that stands out from the background of an image, of any kind.
public final class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    /// The masks that the last run made, in an array of one or none.
    public var results: [VNInstanceMaskObservation]? { storedResults as? [VNInstanceMaskObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNGenerateForegroundInstanceMaskRequestRevision1)
    }

    /// The request of the Swift interface that does the work.
    private var twin: GenerateForegroundInstanceMaskRequest {
        var request = GenerateForegroundInstanceMaskRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        guard let masks = try twin.result(from: image, cancellation) else { return [] }
        return [VNInstanceMaskObservation(masks, of: image, requestRevision: revision)]
    }
}
