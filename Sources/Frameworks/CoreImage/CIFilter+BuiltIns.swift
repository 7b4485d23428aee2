extension CIFilter {
    static func builtIn(_ name: String) -> BuiltInFilter { BuiltInFilter(definition: definition(name)) }

    private static func definition(_ name: String) -> FilterDefinition {
        guard let definition = FilterDefinition.named(name) else {
            // Only names of class methods arrive here; a test asks for every one of them.
            preconditionFailure("The filter \(name) isn't defined.")
        }
        return definition
    }

    /// Returns a filter that blends two images by a mask.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtIn("CIBlendWithMask") }

    /// Returns a filter that blends two images by a mask's alpha.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { builtIn("CIBlendWithAlphaMask") }

    /// Returns a filter that composites an image over another.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        builtIn("CISourceOverCompositing")
    }

    /// Returns a filter that applies a Gaussian blur.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtIn("CIGaussianBlur") }

    /// Returns a filter that adjusts saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { builtIn("CIColorControls") }

    /// Returns a filter that imitates black-and-white film.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectMono") }

    /// Returns a filter that inverts colors.
    public class func colorInvert() -> any CIFilter & CIColorInvert { builtIn("CIColorInvert") }

    /// Returns a filter that multiplies colors by a matrix.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtIn("CIColorMatrix") }

    /// Returns a filter that adjusts the exposure.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtIn("CIExposureAdjust") }

    /// Returns a filter that turns gray levels into alpha.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtIn("CIMaskToAlpha") }

    /// Returns a filter that scales with a Lanczos kernel.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        builtIn("CILanczosScaleTransform")
    }

    /// Returns a filter that shows a quadrilateral from straight ahead.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        builtIn("CIPerspectiveCorrection")
    }

    /// Returns a filter that moves the corners of an image.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        builtIn("CIPerspectiveTransform")
    }

    /// Returns a filter that grows bright parts.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { builtIn("CIMorphologyMaximum") }

    /// Returns a filter that grows dark parts.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { builtIn("CIMorphologyMinimum") }

    /// Returns a filter that draws a QR code.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtIn("CIQRCodeGenerator") }

    /// Returns a filter that draws an Aztec code.
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        AztecCodeFilter(definition: definition(FilterDefinition.aztecCode))
    }

    /// Returns a filter that draws a QR, Aztec or Data Matrix code from what it is made of, and no other kind.
    public class func barcodeGenerator() -> any CIFilter & CIBarcodeGenerator { builtIn("CIBarcodeGenerator") }

    /// Returns a filter that draws a bar code of the kind Code 128.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        builtIn("CICode128BarcodeGenerator")
    }

    /// Returns a filter that draws a PDF417 code.
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        PDF417CodeFilter(definition: definition(FilterDefinition.pdf417Code))
    }

    /// Returns a filter that smooths along a direction.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { builtIn("CIMotionBlur") }

    /// Returns a filter that smooths away from a point.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtIn("CIZoomBlur") }

    /// Returns a filter that finds the colors of an image.
    public class func kMeans() -> any CIFilter & CIKMeans { builtIn("CIKMeans") }
}
