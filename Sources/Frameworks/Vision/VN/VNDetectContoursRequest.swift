public import Foundation
import PictureEngine

/// The first revision of the request for contours: borders of one brightness.
public let VNDetectContourRequestRevision1: Int = 1

/// A request that finds the contours of what is darker, or lighter, than the rest of an image.
///
/// What ``DetectContoursRequest`` says about its settings and limits is true of this request, too.
public final class VNDetectContoursRequest: VNImageBasedRequest {
    /// How much the differences of brightness in the image are amplified, from 0 for none at all to 3.
    public var contrastAdjustment: Float = 2
    /// The brightness, from 0 to 1, that divides dark from light; nil takes the one that divides the image best.
    public var contrastPivot: NSNumber? = NSNumber(value: 0.5)
    /// A Boolean value that indicates whether objects are dark on something light, rather than light on something dark.
    public var detectsDarkOnLight: Bool = true
    /// The longest side, of at least 64 pixels, to which an image is scaled down; a smaller one stays as it is.
    public var maximumImageDimension: Int = 512

    /// A Boolean value that indicates whether objects are dark on something light.
    @available(*, deprecated, renamed: "detectsDarkOnLight")
    public var detectDarkOnLight: Bool {
        get { detectsDarkOnLight }
        set { detectsDarkOnLight = newValue }
    }

    /// The contours that the last run found, in an array of one.
    public var results: [VNContoursObservation]? { storedResults as? [VNContoursObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet { IndexSet(integer: VNDetectContourRequestRevision1) }

    /// The request of the Swift interface that does the work.
    private var twin: DetectContoursRequest {
        var request = DetectContoursRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.contrastAdjustment = contrastAdjustment
        request.contrastPivot = contrastPivot?.floatValue
        request.detectsDarkOnLight = detectsDarkOnLight
        request.maximumImageDimension = maximumImageDimension
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        guard let copy = copy as? VNDetectContoursRequest else { return }
        copy.contrastAdjustment = contrastAdjustment
        copy.contrastPivot = contrastPivot
        copy.detectsDarkOnLight = detectsDarkOnLight
        copy.maximumImageDimension = maximumImageDimension
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        [VNContoursObservation(try twin.result(from: image, cancellation), requestRevision: revision)]
    }
}
