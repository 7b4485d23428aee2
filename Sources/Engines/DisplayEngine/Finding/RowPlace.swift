import GeometryEngine

/// A place where a row of digits may be.
struct RowPlace {
    /// The middle of the left end.
    var start: Point
    /// The middle of the right end.
    var end: Point
    /// The height of the digits.
    var height: Double
    /// A Boolean value that indicates whether the digits are lighter than their ground.
    var isLight: Bool

    /// The distance between the ends.
    var length: Double { max(1, start.distance(to: end)) }
    /// The middle.
    var middle: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    /// The upper and the lower side at the middle.
    var top: Double { middle.y - height / 2 }
    var bottom: Double { middle.y + height / 2 }

    /// Returns the point at a distance along the row from its start, and across it.
    func point(_ along: Double, _ across: Double) -> Point {
        let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
        return Point(x: start.x + x * along - y * across, y: start.y + y * along + x * across)
    }

    /// The corners.
    var corners: Quadrilateral {
        Quadrilateral(
            topLeft: point(0, -height / 2),
            topRight: point(length, -height / 2),
            bottomRight: point(length, height / 2),
            bottomLeft: point(0, height / 2)
        )
    }

    /// Returns the place from the left end of this one or another to the right end of either.
    func joined(with other: RowPlace) -> RowPlace {
        RowPlace(
            start: start.x < other.start.x ? start : other.start,
            end: end.x > other.end.x ? end : other.end,
            height: max(height, other.height),
            isLight: isLight
        )
    }

    /// Returns whether this place and another are in a line, with less than a digit's width between them.
    func isBeside(_ other: RowPlace) -> Bool {
        let gap = max(start.x, other.start.x) - min(end.x, other.end.x)
        return gap < 0.5 * height && abs(middle.y - other.middle.y) < 0.3 * height
    }

    /// Returns whether this place begins and ends about where another one does, or beyond.
    func spans(_ other: RowPlace) -> Bool {
        start.x < other.start.x + 0.3 * height && end.x > other.end.x - 0.3 * height
    }

    /// Returns whether this place and another share a part of some size.
    func overlaps(_ other: RowPlace) -> Bool {
        let width = min(end.x, other.end.x) - max(start.x, other.start.x)
        let height = min(bottom, other.bottom) - max(top, other.top)
        return width > 0.3 * min(end.x - start.x, other.end.x - other.start.x)
            && height > 0.3 * min(self.height, other.height)
    }
}
