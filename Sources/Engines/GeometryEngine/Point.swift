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

    /// Returns the distance to the nearest point of the line from one point to another, which ends there.
    func distance(toLineFrom start: Point, to end: Point) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let along = ((self.x - start.x) * x + (self.y - start.y) * y) / max(x * x + y * y, .leastNormalMagnitude)
        let nearest = min(max(along, 0), 1)
        return distance(to: Point(x: start.x + nearest * x, y: start.y + nearest * y))
    }
}
