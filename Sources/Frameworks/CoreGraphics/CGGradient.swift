public import FoundationCompatibility

/// A sequence of colors that run into each other.
public final class CGGradient: Sendable {
    let colors: [CGColor]
    let locations: [CGFloat]

    private init(colors: [CGColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }

    /// Creates a gradient of colors at positions from 0 to 1, or at equal distances when there are none.
    ///
    /// Returns nil when there is no color, or when an element of `colors` is none.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { $0 as? CGColor }
        guard !values.isEmpty, values.count == colors.count else { return nil }
        self.init(colors: values, locations: Self.positions(locations, count: values.count))
    }

    /// Creates a gradient of the components of colors, each followed by alpha.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            CGColor(space: space, values: (0..<stride).map { components[index * stride + $0] })
        }
        self.init(colors: colors, locations: Self.positions(locations, count: count))
    }

    private static func positions(_ locations: UnsafePointer<CGFloat>?, count: Int) -> [CGFloat] {
        if let locations { return Array(UnsafeBufferPointer(start: locations, count: count)) }
        return (0..<count).map { CGFloat($0) / CGFloat(max(1, count - 1)) }
    }
}

/// A choice of where a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a choice from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color continues before the start.
    public static let drawsBeforeStartLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 1)
    /// The last color continues after the end.
    public static let drawsAfterEndLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 2)
}
