extension CIFilter {
    /// Returns a filter that averages squares.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { builtIn("CIBoxBlur") }

    /// Returns a filter that averages discs.
    public class func discBlur() -> any CIFilter & CIDiscBlur { builtIn("CIDiscBlur") }

    /// Returns a filter that takes medians.
    public class func median() -> any CIFilter & CIMedian { builtIn("CIMedianFilter") }

    /// Returns a filter that strengthens what differs from a blur.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtIn("CIUnsharpMask") }

    /// Returns a filter that sharpens luminance.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtIn("CISharpenLuminance") }

    /// Returns a filter that smooths noise and keeps edges.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { builtIn("CINoiseReduction") }

    /// Returns a filter that lets light glow.
    public class func bloom() -> any CIFilter & CIBloom { builtIn("CIBloom") }

    /// Returns a filter that dims light.
    public class func gloom() -> any CIFilter & CIGloom { builtIn("CIGloom") }

    /// Returns a filter that shows edges.
    public class func edges() -> any CIFilter & CIEdges { builtIn("CIEdges") }

    /// Returns a filter that makes squares of one color.
    public class func pixellate() -> any CIFilter & CIPixellate { builtIn("CIPixellate") }

    /// Returns a filter that weighs the nine pixels around each one.
    public class func convolution3X3() -> any CIFilter & CIConvolution { builtIn("CIConvolution3X3") }

    /// Returns a filter that weighs the 25 pixels around each one.
    public class func convolution5X5() -> any CIFilter & CIConvolution { builtIn("CIConvolution5X5") }

    /// Returns a filter that weighs the 49 pixels around each one.
    public class func convolution7X7() -> any CIFilter & CIConvolution { builtIn("CIConvolution7X7") }

    /// Returns a filter that weighs the nine pixels next to each one.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution { builtIn("CIConvolution9Horizontal") }

    /// Returns a filter that weighs the nine pixels above and below each one.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution { builtIn("CIConvolution9Vertical") }

    /// Returns a filter that finds the average color.
    public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { builtIn("CIAreaAverage") }

    /// Returns a filter that finds the largest components.
    public class func areaMaximum() -> any CIFilter & CIAreaReductionFilter { builtIn("CIAreaMaximum") }

    /// Returns a filter that finds the smallest components.
    public class func areaMinimum() -> any CIFilter & CIAreaReductionFilter { builtIn("CIAreaMinimum") }

    /// Returns a filter that finds the smallest and the largest components, as two pixels.
    public class func areaMinMax() -> any CIFilter & CIAreaReductionFilter { builtIn("CIAreaMinMax") }

    /// Returns a filter that finds the average color of each row.
    public class func rowAverage() -> any CIFilter & CIAreaReductionFilter { builtIn("CIRowAverage") }

    /// Returns a filter that finds the average color of each column.
    public class func columnAverage() -> any CIFilter & CIAreaReductionFilter { builtIn("CIColumnAverage") }

    /// Returns a filter that paints an image in the colors of another one.
    public class func palettize() -> any CIFilter & CIPalettize { builtIn("CIPalettize") }

    /// Returns a filter that counts levels.
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { builtIn("CIAreaHistogram") }
}
