extension CIFilter {
    /// Returns a filter that lets the border of an image go on.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { builtIn("CIAffineClamp") }

    /// Returns a filter that repeats an image.
    public class func affineTile() -> any CIFilter & CIAffineTile { builtIn("CIAffineTile") }

    /// Returns a filter that leads from one image to another.
    public class func dissolveTransition() -> any CIFilter & CITransitionFilter { builtIn("CIDissolveTransition") }

    /// Returns a filter that draws a gradient along a line.
    public class func linearGradient() -> any CIFilter & CILinearGradient { builtIn("CILinearGradient") }

    /// Returns a filter that draws a gradient between circles.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { builtIn("CIRadialGradient") }

    /// Returns a filter that draws squares of two colors.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        builtIn("CICheckerboardGenerator")
    }

    /// Returns a filter that draws a rectangle with round corners.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        builtIn("CIRoundedRectangleGenerator")
    }

    /// Returns a filter that multiplies colors.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIMultiplyBlendMode") }

    /// Returns a filter that joins light.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIScreenBlendMode") }

    /// Returns a filter that strengthens contrast by the image behind.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIOverlayBlendMode") }

    /// Returns a filter that takes the darker components.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIDarkenBlendMode") }

    /// Returns a filter that takes the lighter components.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CILightenBlendMode") }

    /// Returns a filter that lightens the image behind.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIColorDodgeBlendMode") }

    /// Returns a filter that darkens the image behind.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIColorBurnBlendMode") }

    /// Returns a filter that strengthens contrast by the image.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIHardLightBlendMode") }

    /// Returns a filter that strengthens contrast a little by the image.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CISoftLightBlendMode") }

    /// Returns a filter that subtracts the darker from the lighter components.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIDifferenceBlendMode") }

    /// Returns a filter that subtracts components with little contrast.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIExclusionBlendMode") }

    /// Returns a filter that gives the image behind the hue of the image.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIHueBlendMode") }

    /// Returns a filter that gives the image behind the saturation of the image.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CISaturationBlendMode") }

    /// Returns a filter that gives the image behind the hue and the saturation of the image.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CIColorBlendMode") }

    /// Returns a filter that gives the image behind the luminosity of the image.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { builtIn("CILuminosityBlendMode") }

    /// Returns a filter that multiplies premultiplied colors.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { builtIn("CIMultiplyCompositing") }

    /// Returns a filter that adds premultiplied colors.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { builtIn("CIAdditionCompositing") }

    /// Returns a filter that takes the larger components.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { builtIn("CIMaximumCompositing") }

    /// Returns a filter that takes the smaller components.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { builtIn("CIMinimumCompositing") }

    /// Returns a filter that keeps the image where the other is.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { builtIn("CISourceInCompositing") }

    /// Returns a filter that keeps the image where the other isn't.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        builtIn("CISourceOutCompositing")
    }

    /// Returns a filter that puts the image over the other, where that is.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        builtIn("CISourceAtopCompositing")
    }
}
