/// A color in sRGB, not premultiplied.
public struct DrawingColor: Sendable, Hashable {
    /// The red component from 0 to 1.
    public var red: Double
    /// The green component from 0 to 1.
    public var green: Double
    /// The blue component from 0 to 1.
    public var blue: Double
    /// The opacity from 0 to 1.
    public var alpha: Double

    /// Creates a color.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Opaque black.
    public static let black: DrawingColor = DrawingColor(red: 0, green: 0, blue: 0)
}
