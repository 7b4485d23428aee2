/// Four corners, clockwise from the upper left one of what they enclose.
public struct Quadrilateral: Sendable, Hashable {
    /// The corner at the upper left.
    public var topLeft: Point
    /// The corner at the upper right.
    public var topRight: Point
    /// The corner at the lower right.
    public var bottomRight: Point
    /// The corner at the lower left.
    public var bottomLeft: Point

    /// Creates a quadrilateral.
    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates a quadrilateral of a rectangle's corners.
    public init(_ rect: Rect) {
        topLeft = Point(x: rect.minX, y: rect.minY)
        topRight = Point(x: rect.maxX, y: rect.minY)
        bottomRight = Point(x: rect.maxX, y: rect.maxY)
        bottomLeft = Point(x: rect.minX, y: rect.maxY)
    }

    /// Creates a quadrilateral from four corners in clockwise order, whichever comes first.
    ///
    /// The top side becomes the one that points most to the right.
    public init?(clockwise corners: [Point]) {
        guard corners.count == 4 else { return nil }
        let start = (0..<4).max { Self.rightness(corners, $0) < Self.rightness(corners, $1) } ?? 0
        topLeft = corners[start]
        topRight = corners[(start + 1) % 4]
        bottomRight = corners[(start + 2) % 4]
        bottomLeft = corners[(start + 3) % 4]
    }

    private static func rightness(_ corners: [Point], _ start: Int) -> Double {
        let (a, b, c, d) = (
            corners[start], corners[(start + 1) % 4], corners[(start + 2) % 4], corners[(start + 3) % 4]
        )
        // Both horizontal sides count, so that a perspective doesn't change the answer.
        let (x, y) = (b.x - a.x + c.x - d.x, b.y - a.y + c.y - d.y)
        return x / max((x * x + y * y).squareRoot(), .leastNonzeroMagnitude)
    }

    /// The corners, clockwise from the upper left one.
    public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The bounding box of the corners.
    public var bounds: Rect { Rect(around: corners) }

    /// Returns the quadrilateral with every corner mapped by a closure.
    public func map(_ change: (Point) -> Point) -> Quadrilateral {
        Quadrilateral(
            topLeft: change(topLeft),
            topRight: change(topRight),
            bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft)
        )
    }

    /// Returns the piece between two fractions of the way from the left side to the right one.
    public func piece(_ range: ClosedRange<Double>) -> Quadrilateral {
        func place(_ start: Point, _ end: Point, _ part: Double) -> Point {
            Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        return Quadrilateral(
            topLeft: place(topLeft, topRight, range.lowerBound),
            topRight: place(topLeft, topRight, range.upperBound),
            bottomRight: place(bottomLeft, bottomRight, range.upperBound),
            bottomLeft: place(bottomLeft, bottomRight, range.lowerBound)
        )
    }

    /// Returns the quadrilateral scaled about the origin.
    public func scaled(x: Double, y: Double) -> Quadrilateral {
        map { Point(x: $0.x * x, y: $0.y * y) }
    }
}
