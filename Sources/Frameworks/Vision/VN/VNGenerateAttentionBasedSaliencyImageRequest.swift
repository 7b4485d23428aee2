public import Foundation
import PictureEngine

/// The first revision of the request, which answers as the second does.
public let VNGenerateAttentionBasedSaliencyImageRequestRevision1: Int = 1
/// The second revision of the request: subjects and contrasts.
public let VNGenerateAttentionBasedSaliencyImageRequestRevision2: Int = 2

/// A request that makes a heat map of where people look first.
public final class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    /// The heat map that the last run made, in an array of one.
    public var results: [VNSaliencyImageObservation]? { storedResults as? [VNSaliencyImageObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet([
            VNGenerateAttentionBasedSaliencyImageRequestRevision1,
            VNGenerateAttentionBasedSaliencyImageRequestRevision2,
        ])
    }

    /// The request of the Swift interface that does the work.
    private var twin: GenerateAttentionBasedSaliencyImageRequest {
        var request = GenerateAttentionBasedSaliencyImageRequest(.revision2)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        [VNSaliencyImageObservation(try twin.result(from: image, cancellation), requestRevision: revision)]
    }
}
