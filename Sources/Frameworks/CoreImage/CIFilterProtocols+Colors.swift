public import CoreGraphics
public import Foundation

/// A filter that turns hues.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// A filter that saturates pale colors.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The amount.
    var amount: Float { get set }
}

/// A filter that raises light to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The power that light is raised to.
    var power: Float { get set }
}

/// A filter that limits components.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The smallest components.
    var minComponents: CIVector { get set }
    /// The largest components.
    var maxComponents: CIVector { get set }
}

/// A filter that changes the white of the light.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The temperature in kelvins and the tint that are white.
    var neutral: CIVector { get set }
    /// The temperature in kelvins and the tint that white becomes.
    var targetNeutral: CIVector { get set }
}

/// A filter that maps levels by a curve.
public protocol CIToneCurve: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The third point.
    var point2: CGPoint { get set }
    /// The fourth point.
    var point3: CGPoint { get set }
    /// The fifth point.
    var point4: CGPoint { get set }
}

/// A filter that lightens shadows and dims highlights.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// How much lighter shadows become.
    var shadowAmount: Float { get set }
    /// How much of highlights stays.
    var highlightAmount: Float { get set }
}

/// A filter that imitates old prints.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that leaves the shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that replaces dark and light by two colors.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// A filter that leaves a few levels.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The number of levels.
    var levels: Float { get set }
}

/// A filter that leaves no light or all.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The light from which on a component is full.
    var threshold: Float { get set }
}

/// A filter that maps colors by a table.
public protocol CIColorCube: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The number of entries along a side.
    var cubeDimension: Float { get set }
    /// The entries: floats of red, green, blue and alpha, red changing fastest.
    var cubeData: Data { get set }
}

/// A filter that maps colors of a color space by a table.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The number of entries along a side.
    var cubeDimension: Float { get set }
    /// The entries: floats of red, green, blue and alpha, red changing fastest.
    var cubeData: Data { get set }
    /// The color space of the entries.
    var colorSpace: CGColorSpace? { get set }
}

/// A filter that darkens corners.
public protocol CIVignette: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}
