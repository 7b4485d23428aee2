public import Foundation
import PictureEngine

/// The second revision of the feature print request: a unit vector from a convolutional network.
public let VNGenerateImageFeaturePrintRequestRevision2: Int = 2

/// A request that makes a feature print of an image.
public final class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    /// The way to bring the image to the shape that the network takes.
    public var imageCropAndScaleOption: VNImageCropAndScaleOption = .scaleFill

    /// The print that the last run made.
    public var results: [VNFeaturePrintObservation]? { storedResults as? [VNFeaturePrintObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNGenerateImageFeaturePrintRequestRevision2)
    }

    /// The request of the Swift interface that does the work.
    private var twin: GenerateImageFeaturePrintRequest {
        var request = GenerateImageFeaturePrintRequest(.revision2)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.cropAndScaleAction = imageCropAndScaleOption.action
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNGenerateImageFeaturePrintRequest)?.imageCropAndScaleOption = imageCropAndScaleOption
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        [VNFeaturePrintObservation(try twin.result(from: image, cancellation), requestRevision: revision)]
    }
}
