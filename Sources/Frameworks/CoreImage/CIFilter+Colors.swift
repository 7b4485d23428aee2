extension CIFilter {
    /// Returns a filter that turns hues.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtIn("CIHueAdjust") }

    /// Returns a filter that saturates pale colors.
    public class func vibrance() -> any CIFilter & CIVibrance { builtIn("CIVibrance") }

    /// Returns a filter that raises light to a power.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtIn("CIGammaAdjust") }

    /// Returns a filter that limits components.
    public class func colorClamp() -> any CIFilter & CIColorClamp { builtIn("CIColorClamp") }

    /// Returns a filter that changes the white of the light.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { builtIn("CITemperatureAndTint") }

    /// Returns a filter that maps levels by a curve.
    public class func toneCurve() -> any CIFilter & CIToneCurve { builtIn("CIToneCurve") }

    /// Returns a filter that lightens shadows and dims highlights.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        builtIn("CIHighlightShadowAdjust")
    }

    /// Returns a filter that imitates old prints.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { builtIn("CISepiaTone") }

    /// Returns a filter that leaves the shades of one color.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtIn("CIColorMonochrome") }

    /// Returns a filter that replaces dark and light by two colors.
    public class func falseColor() -> any CIFilter & CIFalseColor { builtIn("CIFalseColor") }

    /// Returns a filter that leaves a few levels.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtIn("CIColorPosterize") }

    /// Returns a filter that leaves no light or all.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { builtIn("CIColorThreshold") }

    /// Returns a filter that maps colors by a table.
    public class func colorCube() -> any CIFilter & CIColorCube { builtIn("CIColorCube") }

    /// Returns a filter that maps colors of a color space by a table.
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        builtIn("CIColorCubeWithColorSpace")
    }

    /// Returns a filter that darkens corners.
    public class func vignette() -> any CIFilter & CIVignette { builtIn("CIVignette") }

    /// Returns a filter that imitates vivid film.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectChrome") }

    /// Returns a filter that imitates faded prints.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectFade") }

    /// Returns a filter that imitates instant film.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectInstant") }

    /// Returns a filter that imitates black-and-white film with strong contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectNoir") }

    /// Returns a filter that imitates film with cool colors.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectProcess") }

    /// Returns a filter that imitates black-and-white film with little contrast.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectTonal") }

    /// Returns a filter that imitates film with warm colors.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtIn("CIPhotoEffectTransfer") }
}
