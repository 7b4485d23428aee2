public import Foundation

/// A filter with typed properties.
public protocol CIFilterProtocol: AnyObject {
    /// The image that the filter makes, or nil while a required input is missing.
    var outputImage: CIImage? { get }
}

/// A filter that blends two images by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// A filter that composites an image over another.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
}

/// A filter that applies a Gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that adjusts saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The saturation, 1 for no change.
    var saturation: Float { get set }
    /// The light to add, 0 for none.
    var brightness: Float { get set }
    /// The contrast, 1 for no change.
    var contrast: Float { get set }
}

/// A filter that imitates a film.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
}

/// A filter that inverts colors.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
}

/// A filter that multiplies colors by a matrix.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The weights that make up red.
    var rVector: CIVector { get set }
    /// The weights that make up green.
    var gVector: CIVector { get set }
    /// The weights that make up blue.
    var bVector: CIVector { get set }
    /// The weights that make up alpha.
    var aVector: CIVector { get set }
    /// The numbers to add.
    var biasVector: CIVector { get set }
}

/// A filter that adjusts the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The number of stops.
    var ev: Float { get set }
}

/// A filter that turns gray levels into alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
}

/// A filter that scales with a Lanczos kernel.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The factor of the height.
    var scale: Float { get set }
    /// The further factor of the width.
    var aspectRatio: Float { get set }
}

/// A filter that shows a quadrilateral from straight ahead.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The upper left corner.
    var topLeft: CGPoint { get set }
    /// The upper right corner.
    var topRight: CGPoint { get set }
    /// The lower right corner.
    var bottomRight: CGPoint { get set }
    /// The lower left corner.
    var bottomLeft: CGPoint { get set }
}

/// A filter that moves the corners of an image.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The upper left corner.
    var topLeft: CGPoint { get set }
    /// The upper right corner.
    var topRight: CGPoint { get set }
    /// The lower right corner.
    var bottomRight: CGPoint { get set }
    /// The lower left corner.
    var bottomLeft: CGPoint { get set }
}

/// A filter that grows bright parts.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that grows dark parts.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}
