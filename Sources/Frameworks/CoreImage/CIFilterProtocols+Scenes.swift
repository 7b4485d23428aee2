public import CoreGraphics
public import Foundation

/// A filter that lets the border of an image go on.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// A filter that repeats an image.
public protocol CIAffineTile: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// A filter that leads from one image to another.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The image that the filter works on.
    var inputImage: CIImage? { get set }
    /// The image that the transition leads to.
    var targetImage: CIImage? { get set }
    /// The place on the way, from 0 to 1.
    var time: Float { get set }
}

/// A filter that draws a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// A filter that draws a gradient between circles.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The radius of the inner circle.
    var radius0: Float { get set }
    /// The radius of the outer circle.
    var radius1: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// A filter that draws squares of two colors.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width of a square in pixels.
    var width: Float { get set }
    /// How sharp edges become.
    var sharpness: Float { get set }
}

/// A filter that draws a rectangle with round corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The part of the image that counts.
    var extent: CGRect { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The color.
    var color: CIColor { get set }
}
