public import Foundation
import PictureEngine

/// The abstract base of the requests that analyze a part of an image.
public class VNImageBasedRequest: VNRequest {
    /// The part of the image to analyze, measured from the lower left; the whole image by default.
    public var regionOfInterest: CGRect = VNNormalizedIdentityRect

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNImageBasedRequest)?.regionOfInterest = regionOfInterest
    }
}
