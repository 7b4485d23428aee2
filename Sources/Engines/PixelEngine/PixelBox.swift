/// A rectangle in pixels from the top left corner whose edges may lie inside pixels.
public struct PixelBox: Sendable, Hashable, Codable {
    /// The distance of the left edge from the picture's left side.
    public var x: Double
    /// The distance of the top edge from the picture's top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
