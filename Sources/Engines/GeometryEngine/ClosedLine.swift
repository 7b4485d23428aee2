/// A line through points whose end is joined to its start.
package struct ClosedLine: Sendable, Hashable {
    /// The points, in order.
    package let points: [Point]

    /// Creates a line.
    package init(_ points: [Point]) { self.points = points }

    /// Returns whether a point is inside, where what is enclosed twice is outside again.
    package func encloses(_ point: Point) -> Bool {
        sides.reduce(false) { isInside, side in
            let (start, end) = side
            guard (start.y > point.y) != (end.y > point.y) else { return isInside }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            return (point.x < x) != isInside
        }
    }

    /// Returns the distance of a point from the line, which is infinite without any points.
    package func distance(to point: Point) -> Double {
        sides.map { point.distance(toLineFrom: $0, to: $1) }.min() ?? .infinity
    }

    /// The area inside, positive where the points go around it clockwise on the screen.
    package var area: Double { points.polygonArea }

    /// The sum of the lengths of the sides.
    package var length: Double { sides.reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    private var sides: Zip2Sequence<[Point], [Point]> {
        zip(points, Array(points.dropFirst() + points.prefix(1)))
    }
}
