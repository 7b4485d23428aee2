import Foundation

extension Quadrilateral {
    /// The area inside; zero or less when the corners aren't clockwise.
    public var area: Double { corners.polygonArea }

    /// The lengths of the sides: top, right, bottom, left.
    public var sideLengths: [Double] {
        [
            topLeft.distance(to: topRight), topRight.distance(to: bottomRight), bottomRight.distance(to: bottomLeft),
            bottomLeft.distance(to: topLeft),
        ]
    }

    /// The largest difference of an angle between two sides from a right one, in degrees.
    public var skew: Double {
        let corners = corners
        return (0..<4).map { index in
            let (a, b, c) = (corners[(index + 3) % 4], corners[index], corners[(index + 1) % 4])
            let (ux, uy, vx, vy) = (a.x - b.x, a.y - b.y, c.x - b.x, c.y - b.y)
            let cosine = (ux * vx + uy * vy) / max(a.distance(to: b) * c.distance(to: b), .leastNonzeroMagnitude)
            return abs(90 - acos(min(max(cosine, -1), 1)) * 180 / .pi)
        }.max() ?? 90
    }

    /// Returns whether the sides are horizontal and vertical, but for a part of their lengths.
    public func isUpright(within tolerance: Double) -> Bool {
        func isAlong(_ length: Double, _ deviation: Double) -> Bool { abs(deviation) <= tolerance * abs(length) }
        return [(topLeft, topRight), (bottomLeft, bottomRight)].allSatisfy { isAlong($1.x - $0.x, $1.y - $0.y) }
            && [(topLeft, bottomLeft), (topRight, bottomRight)].allSatisfy { isAlong($1.y - $0.y, $1.x - $0.x) }
    }

    /// A Boolean value that indicates whether the corners are clockwise and every angle is less than straight.
    public var isConvex: Bool {
        let corners = corners
        return (0..<4).allSatisfy { side(corners[$0], corners[($0 + 1) % 4], corners[($0 + 2) % 4]) > 0 }
    }

    /// Returns whether a point is inside or on a side, for either order of the corners.
    public func contains(_ point: Point) -> Bool {
        let corners = corners
        let sides = (0..<4).map { side(corners[$0], corners[($0 + 1) % 4], point) }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }

    /// Returns the corners of the intersection with another convex quadrilateral, clockwise, or none if it is empty.
    public func part(in other: Quadrilateral) -> [Point] {
        let others = other.corners
        return (0..<4).reduce(corners) { $0.clipped(rightOf: others[$1], others[($1 + 1) % 4]) }
    }

    /// Returns the area of the intersection of two convex quadrilaterals.
    public func commonArea(with other: Quadrilateral) -> Double { part(in: other).polygonArea }

    /// Returns the intersection over union of two areas, from 0 to 1.
    public func overlap(with other: Quadrilateral) -> Double {
        guard isConvex, other.isConvex else { return 0 }
        let common = commonArea(with: other)
        return common / max(area + other.area - common, .leastNormalMagnitude)
    }
}

/// The cross product: positive to the right of the line from one point to another, negative to the left.
func side(_ a: Point, _ b: Point, _ p: Point) -> Double {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
}

extension [Point] {
    /// The area of a polygon whose corners are clockwise on the screen.
    var polygonArea: Double {
        var sum = 0.0
        for index in indices {
            let (a, b) = (self[index], self[(index + 1) % count])
            sum += a.x * b.y - b.x * a.y
        }
        return sum / 2
    }

    /// The part of a convex polygon to the right of the line from one point to another.
    fileprivate func clipped(rightOf a: Point, _ b: Point) -> [Point] {
        var result: [Point] = []
        for index in indices {
            let (p, q) = (self[index], self[(index + 1) % count])
            let (sp, sq) = (side(a, b, p), side(a, b, q))
            if sp >= 0 { result.append(p) }
            if (sp > 0 && sq < 0) || (sp < 0 && sq > 0) {
                let t = sp / (sp - sq)
                result.append(Point(x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y)))
            }
        }
        return result
    }
}
