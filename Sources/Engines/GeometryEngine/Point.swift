/// A point of the plane, with the y-axis pointing down.
public struct Point: Sendable, Hashable, Codable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns the distance to another point.
    public func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
