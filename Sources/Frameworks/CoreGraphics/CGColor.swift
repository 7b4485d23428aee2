public import FoundationCompatibility

/// A set of components in a color space.
public final class CGColor: Sendable {
    /// The meaning of the components.
    public let colorSpace: CGColorSpace?
    /// The alpha component, 1 for opaque.
    public let alpha: CGFloat
    let values: [CGFloat]

    init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        self.values = values
        alpha = values.last ?? 1
    }

    /// Creates a color from the components of a space, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Creates a color in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Creates a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
    }

    /// Creates a gray with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Creates a color of four inks.
    public convenience init(
        genericCMYKCyan cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        self.init(space: .standardInks, values: [cyan, magenta, yellow, black, alpha])
    }
}

// MARK: - Constant colors

extension CGColor {
    /// Opaque white.
    public static let white: CGColor = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    public static let black: CGColor = CGColor(gray: 0, alpha: 1)
    /// No color at all.
    public static let clear: CGColor = CGColor(gray: 0, alpha: 0)
}

// MARK: - Reading

extension CGColor {
    /// The components, alpha the last of them.
    public var components: [CGFloat]? { values }

    /// The number of components, alpha among them.
    public var numberOfComponents: Int { values.count }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        colorSpace.map { CGColor(space: $0, values: values.dropLast() + [alpha]) }
    }

    /// Returns the color in another space, or nil when no way leads there.
    public func converted(
        to space: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: CFDictionary?
    ) -> CGColor? {
        if space == colorSpace { return self }
        return space.components(of: drawingColor).map { CGColor(space: space, values: $0) }
    }
}

// MARK: - Equality

extension CGColor: Hashable {
    /// Returns a Boolean value that indicates whether two colors have equal components in equal spaces.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace
    }

    /// Feeds the components and the space to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(colorSpace)
    }
}
