import Foundation

/// A point in a picture.
package struct PlanePoint: Sendable, Hashable {
    /// The distance from the left.
    package var x: Double
    /// The distance from the top.
    package var y: Double

    /// Creates a point.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns the distance to another point.
    package func distance(to other: PlanePoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

/// Four corners, clockwise from the upper left one of what they frame.
///
/// In answers of the engine they are fractions of the upright picture's sides, measured from its upper left corner.
package struct Quadrilateral: Sendable, Hashable {
    /// The corner at the upper left.
    package var topLeft: PlanePoint
    /// The corner at the upper right.
    package var topRight: PlanePoint
    /// The corner at the lower right.
    package var bottomRight: PlanePoint
    /// The corner at the lower left.
    package var bottomLeft: PlanePoint

    /// Creates a quadrilateral.
    package init(topLeft: PlanePoint, topRight: PlanePoint, bottomRight: PlanePoint, bottomLeft: PlanePoint) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates a quadrilateral of corners that are clockwise on the screen, whichever comes first.
    ///
    /// The top side becomes the one that points most to the right.
    init?(clockwise corners: [PlanePoint]) {
        guard corners.count == 4 else { return nil }
        let start = (0..<4).max { Self.rightness(corners, $0) < Self.rightness(corners, $1) } ?? 0
        topLeft = corners[start]
        topRight = corners[(start + 1) % 4]
        bottomRight = corners[(start + 2) % 4]
        bottomLeft = corners[(start + 3) % 4]
    }

    private static func rightness(_ corners: [PlanePoint], _ start: Int) -> Double {
        let (a, b, c, d) = (
            corners[start], corners[(start + 1) % 4], corners[(start + 2) % 4], corners[(start + 3) % 4]
        )
        // Both horizontal sides speak, so that a perspective doesn't turn the answer.
        let (x, y) = (b.x - a.x + c.x - d.x, b.y - a.y + c.y - d.y)
        return x / max((x * x + y * y).squareRoot(), .leastNonzeroMagnitude)
    }

    /// The corners, clockwise from the upper left one.
    package var corners: [PlanePoint] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// Returns the quadrilateral with every corner changed.
    package func map(_ change: (PlanePoint) -> PlanePoint) -> Quadrilateral {
        Quadrilateral(
            topLeft: change(topLeft),
            topRight: change(topRight),
            bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft)
        )
    }
}

// MARK: - Measures

extension Quadrilateral {
    /// The area inside; zero or less when the corners aren't clockwise.
    package var area: Double { corners.polygonArea }

    /// The lengths of the sides: top, right, bottom, left.
    package var sideLengths: [Double] {
        [
            topLeft.distance(to: topRight), topRight.distance(to: bottomRight), bottomRight.distance(to: bottomLeft),
            bottomLeft.distance(to: topLeft),
        ]
    }

    /// The largest difference of an angle between two sides from a right one, in degrees.
    package var skew: Double {
        (0..<4).map { index in
            let (a, b, c) = (corners[(index + 3) % 4], corners[index], corners[(index + 1) % 4])
            let (ux, uy, vx, vy) = (a.x - b.x, a.y - b.y, c.x - b.x, c.y - b.y)
            let cosine = (ux * vx + uy * vy) / max(a.distance(to: b) * c.distance(to: b), .leastNonzeroMagnitude)
            return abs(90 - acos(min(max(cosine, -1), 1)) * 180 / .pi)
        }.max() ?? 90
    }

    /// A Boolean value that indicates whether the corners are clockwise and every angle is less than straight.
    package var isConvex: Bool {
        (0..<4).allSatisfy { index in
            let (a, b, c) = (corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4])
            return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0
        }
    }

    /// Returns the area that two quadrilaterals have in common.
    package func commonArea(with other: Quadrilateral) -> Double {
        var polygon = corners
        for index in 0..<4 {
            let (a, b) = (other.corners[index], other.corners[(index + 1) % 4])
            polygon = polygon.clipped(rightOf: a, b)
        }
        return polygon.polygonArea
    }
}

extension [PlanePoint] {
    /// The area of a polygon whose corners are clockwise on the screen.
    fileprivate var polygonArea: Double {
        var sum = 0.0
        for index in indices {
            let (a, b) = (self[index], self[(index + 1) % count])
            sum += a.x * b.y - b.x * a.y
        }
        return sum / 2
    }

    /// The part of a convex polygon on the right of the way from one point to another.
    fileprivate func clipped(rightOf a: PlanePoint, _ b: PlanePoint) -> [PlanePoint] {
        func side(_ p: PlanePoint) -> Double { (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) }
        var result: [PlanePoint] = []
        for index in indices {
            let (p, q) = (self[index], self[(index + 1) % count])
            let (sp, sq) = (side(p), side(q))
            if sp >= 0 { result.append(p) }
            if (sp > 0 && sq < 0) || (sp < 0 && sq > 0) {
                let t = sp / (sp - sq)
                result.append(PlanePoint(x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y)))
            }
        }
        return result
    }
}
