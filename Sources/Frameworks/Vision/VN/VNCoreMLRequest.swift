public import Foundation
import PictureEngine

/// The first revision of the request for custom models.
public let VNCoreMLRequestRevision1: Int = 1

/// A request that runs a model of your own on an image.
///
/// A classifier answers ``VNClassificationObservation``s, a detector ``VNRecognizedObjectObservation``s, and a model that
/// makes images ``VNPixelBufferObservation``s; any other output is a ``VNCoreMLFeatureValueObservation``.
public final class VNCoreMLRequest: VNImageBasedRequest {
    /// The model.
    public let model: VNCoreMLModel
    /// The way to bring the image to the size that the model takes.
    public var imageCropAndScaleOption: VNImageCropAndScaleOption = .centerCrop

    /// Creates a request.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }

    /// A request without a model can't be made.
    @available(*, unavailable, message: "Use init(model:completionHandler:).")
    public required init(completionHandler: VNRequestCompletionHandler? = nil) {
        fatalError("A request for a model needs one.")
    }

    /// A request without a model can't be made.
    @available(*, unavailable, message: "Use init(model:completionHandler:).")
    public convenience init() { fatalError("A request for a model needs one.") }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet { IndexSet(integer: VNCoreMLRequestRevision1) }

    /// Returns a request with the same settings and without results.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = VNCoreMLRequest(model: model, completionHandler: completionHandler)
        copySettings(to: copy)
        return copy
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNCoreMLRequest)?.imageCropAndScaleOption = imageCropAndScaleOption
    }

    /// Returns the request of the Swift interface that does the work.
    private func twin() throws -> CoreMLRequest {
        var request = CoreMLRequest(model: try model.container())
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.cropAndScaleAction = imageCropAndScaleOption.action
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { (try? twin().servableNeeds(of: picture)) ?? [] }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin().result(from: image, cancellation).compactMap { observation -> VNObservation? in
            switch observation {
            case let label as ClassificationObservation: VNClassificationObservation(label, requestRevision: revision)
            case let object as RecognizedObjectObservation:
                VNRecognizedObjectObservation(object, requestRevision: revision)
            case let image as PixelBufferObservation: VNPixelBufferObservation(image, requestRevision: revision)
            case let value as CoreMLFeatureValueObservation:
                VNCoreMLFeatureValueObservation(value, requestRevision: revision)
            default: nil
            }
        }
    }
}
