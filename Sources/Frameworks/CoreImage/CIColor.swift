public import CoreGraphics
public import Foundation

/// A color for a filter's input, in sRGB and not multiplied by alpha.
public final class CIColor: NSObject, NSCopying, Sendable {
    /// The red component.
    public let red: CGFloat
    /// The green component.
    public let green: CGFloat
    /// The blue component.
    public let blue: CGFloat
    /// The alpha component, 1 for opaque.
    public let alpha: CGFloat

    /// Creates a color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates an opaque color.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Creates a color of a Core Graphics color; one that has no way to sRGB becomes black.
    public convenience init(cgColor: CGColor) {
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        let converted = space.flatMap { cgColor.converted(to: $0, intent: .defaultIntent, options: nil) }
        let values = converted?.components ?? []
        if values.count == 4 {
            self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        } else {
            self.init(red: 0, green: 0, blue: 0, alpha: cgColor.alpha)
        }
    }

    /// Creates a color of three or four numbers between spaces; what is missing is black, or opaque.
    public convenience init(string representation: String) {
        let values = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        func value(_ index: Int, _ fallback: CGFloat) -> CGFloat { index < values.count ? values[index] : fallback }
        self.init(red: value(0, 0), green: value(1, 0), blue: value(2, 0), alpha: value(3, 1))
    }

    /// Returns the color itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another color has the same components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
    }

    /// A hash of the components.
    public override var hash: Int { [red, green, blue, alpha].hashValue }
}

// MARK: - Reading

extension CIColor {
    /// The number of components, alpha among them.
    public var numberOfComponents: Int { 4 }

    /// The color space, which is sRGB.
    public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }

    /// The components as numbers between spaces.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
}

// MARK: - Constant colors

extension CIColor {
    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque medium gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// No color at all.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
