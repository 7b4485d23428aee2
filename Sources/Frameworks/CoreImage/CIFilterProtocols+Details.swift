public import Foundation

/// A filter that averages squares.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that averages discs.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that takes medians.
public protocol CIMedian: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
}

/// A filter that strengthens what differs from a blur.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that sharpens luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// How sharp edges become.
    var sharpness: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that smooths noise and keeps edges.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The difference below which pixels are noise.
    var noiseLevel: Float { get set }
    /// How sharp edges become.
    var sharpness: Float { get set }
}

/// A filter that lets light glow.
public protocol CIBloom: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that dims light.
public protocol CIGloom: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that shows edges.
public protocol CIEdges: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that makes squares of one color.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The factor.
    var scale: Float { get set }
}

/// A filter that weighs the pixels around each one.
public protocol CIConvolution: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The weights, row by row from the lower left.
    var weights: CIVector { get set }
    /// What is added.
    var bias: Float { get set }
}

/// A filter that sums up a part of an image.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The part of the image that counts.
    var extent: CGRect { get set }
}

/// A filter that counts levels.
public protocol CIAreaHistogram: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The part of the image that counts.
    var extent: CGRect { get set }
    /// The number of steps.
    var count: Int { get set }
    /// The factor.
    var scale: Float { get set }
}

/// A filter that paints an image in the colors of another one.
public protocol CIPalettize: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The colors, one a pixel.
    var paletteImage: CIImage? { get set }
    /// A Boolean value that indicates whether colors are compared as eyes do.
    var perceptual: Bool { get set }
}
