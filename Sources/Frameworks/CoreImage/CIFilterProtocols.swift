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
    /// A Boolean value that indicates whether only what is inside the corners is shown.
    var crop: Bool { get set }
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

/// A filter that draws a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The message.
    var message: Data { get set }
    /// How much of the code may be lost: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// A filter that draws an Aztec code.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    /// The message.
    var message: Data { get set }
    /// The percentage of the code that may be lost.
    var correctionLevel: Float { get set }
    /// The number of layers, or 0 for as many as it takes.
    var layers: Float { get set }
    /// A number for whether the code has the small middle.
    var compactStyle: Float { get set }
}

/// A filter that draws a code from what it is made of.
public protocol CIBarcodeGenerator: CIFilterProtocol {
    /// What the code is made of.
    var barcodeDescriptor: CIBarcodeDescriptor { get set }
}

/// A filter that draws a bar code of the kind Code 128.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The message, in ASCII.
    var message: Data { get set }
    /// The width of the light border in pixels.
    var quietSpace: Float { get set }
    /// The height of the bars in pixels.
    var barcodeHeight: Float { get set }
}

/// A filter that draws a PDF417 code.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    /// The message.
    var message: Data { get set }
    /// The smallest width in points.
    var minWidth: Float { get set }
    /// The largest width in points.
    var maxWidth: Float { get set }
    /// The smallest height in points.
    var minHeight: Float { get set }
    /// The largest height in points.
    var maxHeight: Float { get set }
    /// The number of columns of data.
    var dataColumns: Float { get set }
    /// The number of rows.
    var rows: Float { get set }
    /// The ratio of width to height that is preferred.
    var preferredAspectRatio: Float { get set }
    /// The number of the way that characters are packed.
    var compactionMode: Float { get set }
    /// A number for whether the right side is left out.
    var compactStyle: Float { get set }
    /// The level of error correction, from 0 to 8.
    var correctionLevel: Float { get set }
    /// A number for whether the code says how its characters are packed.
    var alwaysSpecifyCompaction: Float { get set }
}

/// A filter that smooths along a direction.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The direction in radians, from the right against the clock.
    var angle: Float { get set }
}

/// A filter that smooths away from a point.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The point that stays sharp.
    var center: CGPoint { get set }
    /// The amount of the zoom.
    var amount: Float { get set }
}

/// A filter that finds the colors of an image.
public protocol CIKMeans: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The colors to begin with, as a row of pixels.
    var inputMeans: CIImage? { get set }
    /// The part of the image that counts.
    var extent: CGRect { get set }
    /// The number of colors.
    var count: Int { get set }
    /// The number of passes.
    var passes: Float { get set }
    /// A Boolean value that indicates whether colors are compared as eyes do.
    var perceptual: Bool { get set }
}
